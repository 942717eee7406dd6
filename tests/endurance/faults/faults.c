/* Counts the calls that change, open, map or lock files below one folder, and lets one of them fail.

   To be preloaded (LD_PRELOAD). faults_arm() counts from then on; the call with the number that it
   was given fails with an error, or kills the process in the middle of it. faults_record() has every
   such call written down, with what it wrote, from which power cuts are replayed. faults_memory()
   has requests of memory counted in place of calls. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPEN, CREATE, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, FOLDER, MAP, LOCK, LINK, MEMORY, NOTE };

static char folder[4096];
static long counted, chosen;      /* calls until now, and which of them fails */
static int fault, lasting;        /* errno, or -1: killed; bits of the kinds that fail ever after */
static int record_to = -1, trace_to = -1;
static size_t large;              /* bytes from which requests of memory count, and nothing else */

void faults_arm(const char *below, long number, int error, int ever_after) {
    strncpy(folder, below, sizeof folder - 1);
    counted = 0, chosen = number, fault = error, lasting = ever_after;
}

long faults_count(void) { return counted; }

void faults_memory(size_t from) { large = from; }

static int is_below(const char *path) {
    size_t n = strlen(folder);
    return n && !strncmp(path, folder, n) && (path[n] == '/' || !path[n]);
}

/* The absolute path of what is meant; 1 if it is below the folder. */
static int at_path(int at, const char *path, char *out) {
    if (!folder[0]) return 0;
    if (path[0] == '/') snprintf(out, 4096, "%s", path);
    else {
        char link[64], base[2048];
        if (at == AT_FDCWD) snprintf(link, sizeof link, "/proc/self/cwd");
        else snprintf(link, sizeof link, "/proc/self/fd/%d", at);
        long n = syscall(SYS_readlinkat, AT_FDCWD, link, base, sizeof base - 1);
        if (n < 0) return 0;
        base[n] = 0;
        snprintf(out, 4096, "%s/%.2000s", base, path);
    }
    return is_below(out);
}

static int at_file(int file, char *out) {
    if (!folder[0] || file < 0) return 0;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    int before = errno;
    long n = syscall(SYS_readlinkat, AT_FDCWD, link, out, 4095);
    errno = before;
    if (n < 0) return 0;
    out[n] = 0;
    return is_below(out);
}

static void put(int to, const void *data, size_t n) {
    const char *at = data;
    while (n) {
        long done = syscall(SYS_write, to, at, n);
        if (done <= 0) return;
        at += done, n -= done;
    }
}

/* One record: kind, offset, lengths, path, second path, data. */
static void note(int kind, const char *path, const char *second, int64_t offset,
                 const void *data, uint64_t n) {
    if (record_to < 0) return;
    int before = errno;
    struct { int32_t kind; uint32_t path, second, unused; int64_t offset; uint64_t n; } head = {
        kind, strlen(path), second ? strlen(second) : 0, 0, offset, data ? n : 0 };
    put(record_to, &head, sizeof head);
    put(record_to, path, head.path);
    if (second) put(record_to, second, head.second);
    if (data) put(record_to, data, n);
    errno = before;
}

void faults_record(int file) { record_to = file; }
void faults_trace(int file) { trace_to = file; }
void faults_note(const char *text) { note(NOTE, text, 0, 0, 0, 0); }

/* Whether this call fails; errno is set then. */
static int fails(int kind, const char *path) {
    if ((kind == MEMORY) != (large > 0)) return 0;
    long number = __atomic_add_fetch(&counted, 1, __ATOMIC_SEQ_CST);
    if (trace_to >= 0) {
        char line[4200];
        put(trace_to, line, snprintf(line, sizeof line, "%d %s\n", kind, path));
    }
    if (!chosen || number < chosen) return 0;
    if (number > chosen && !(lasting & 1 << kind)) return 0;
    if (fault < 0) return 1;
    errno = fault;
    return 1;
}

static void end_if_killed(void) {
    if (fault < 0) syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
}

#define FAIL_IF(kind, path, value) \
    if (fails(kind, path)) { end_if_killed(); errno = fault; return value; }

static int opened(int at, const char *path, int flags, mode_t mode) {
    char where[4096];
    int below = at_path(at, path, where), creates = 0;
    if (below) {
        struct stat status;
        creates = flags & O_CREAT && fstatat(at, path, &status, 0);
        FAIL_IF(creates ? CREATE : OPEN, where, -1)
    }
    int file = syscall(SYS_openat, at, path, flags, mode);
    if (below && file >= 0) {
        if (creates) note(CREATE, where, 0, 0, 0, 0);
        else if (flags & O_TRUNC) note(TRUNCATE, where, 0, 0, 0, 0);
    }
    return file;
}

#define MODE mode_t mode = 0; \
    if (flags & (O_CREAT | __O_TMPFILE)) { \
        va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); }

int open(const char *path, int flags, ...) { MODE return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE return opened(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE return opened(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE return opened(at, path, flags, mode); }
int creat(const char *path, mode_t mode) {
    return opened(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

/* Half of what was to be written is on the disk when a write fails. */
static ssize_t written(int file, const void *data, size_t n, off_t at, int seeks) {
    char where[4096];
    int below = at_file(file, where);
    if (below && fails(WRITE, where)) {
        size_t half = n / 2;
        if (seeks) syscall(SYS_pwrite64, file, data, half, at);
        end_if_killed();
        errno = fault;
        return -1;
    }
    if (!below) return seeks ? syscall(SYS_pwrite64, file, data, n, at)
                             : syscall(SYS_write, file, data, n);
    ssize_t done = seeks ? syscall(SYS_pwrite64, file, data, n, at)
                         : syscall(SYS_write, file, data, n);
    if (done > 0) {
        off_t end = seeks ? at + done : (off_t)syscall(SYS_lseek, file, 0, SEEK_CUR);
        note(WRITE, where, 0, end - done, data, done);
    }
    return done;
}

ssize_t write(int file, const void *data, size_t n) { return written(file, data, n, 0, 0); }
ssize_t pwrite(int file, const void *data, size_t n, off_t at) {
    return written(file, data, n, at, 1);
}
ssize_t pwrite64(int file, const void *data, size_t n, off_t at) {
    return written(file, data, n, at, 1);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    ssize_t all = 0;
    char where[4096];
    if (!at_file(file, where)) return syscall(SYS_writev, file, parts, count);
    for (int i = 0; i < count; i++) {
        ssize_t done = write(file, parts[i].iov_base, parts[i].iov_len);
        if (done < 0) return all ? all : -1;
        all += done;
        if ((size_t)done < parts[i].iov_len) break;
    }
    return all;
}

/* What is copied within the kernel is written here, so that it is seen. */
static ssize_t copied(int to, int from, off_t *at, size_t n) {
    char where[4096], *data;
    if (!at_file(to, where)) return syscall(SYS_sendfile, to, from, at, n);
    if (n > 1 << 20) n = 1 << 20;
    data = malloc(n);
    ssize_t got = at ? syscall(SYS_pread64, from, data, n, *at) : syscall(SYS_read, from, data, n);
    if (got > 0) {
        ssize_t done = written(to, data, got, 0, 0);
        if (done > 0 && at) *at += done;
        got = done;
    }
    int before = errno;
    free(data);
    errno = before;
    return got;
}
ssize_t sendfile(int to, int from, off_t *at, size_t n) { return copied(to, from, at, n); }
ssize_t sendfile64(int to, int from, off64_t *at, size_t n) { return copied(to, from, at, n); }
ssize_t copy_file_range(int from, off64_t *at, int to, off64_t *where, size_t n, unsigned flags) {
    (void)where, (void)flags;
    return copied(to, from, at, n);
}

static int cut(int file, off_t size) {
    char where[4096];
    int below = at_file(file, where);
    if (below) { FAIL_IF(TRUNCATE, where, -1) }
    int done = syscall(SYS_ftruncate, file, size);
    if (below && !done) note(TRUNCATE, where, 0, size, 0, 0);
    return done;
}
int ftruncate(int file, off_t size) { return cut(file, size); }
int ftruncate64(int file, off64_t size) { return cut(file, size); }

static int reserved(int file, off_t at, off_t n) {
    char where[4096];
    if (at_file(file, where) && fails(WRITE, where)) { end_if_killed(); return fault; }
    return syscall(SYS_fallocate, file, 0, at, n) ? errno : 0;
}
int posix_fallocate(int file, off_t at, off_t n) { return reserved(file, at, n); }
int posix_fallocate64(int file, off64_t at, off64_t n) { return reserved(file, at, n); }

static int synced(int file, long number) {
    char where[4096];
    int below = at_file(file, where);
    if (below) { FAIL_IF(SYNC, where, -1) }
    int done = syscall(number, file);
    if (below && !done) note(SYNC, where, 0, 0, 0, 0);
    return done;
}
int fsync(int file) { return synced(file, SYS_fsync); }
int fdatasync(int file) { return synced(file, SYS_fdatasync); }

static int renamed(int at, const char *path, int to_at, const char *to, unsigned flags, int kind) {
    char where[4096], target[4096];
    int below = at_path(at, path, where) | at_path(to_at, to, target);
    if (below) { FAIL_IF(kind, target, -1) }
    int done = kind == LINK ? syscall(SYS_linkat, at, path, to_at, to, flags)
                            : syscall(SYS_renameat2, at, path, to_at, to, flags);
    if (below && !done) note(kind, where, target, 0, 0, 0);
    return done;
}
int rename(const char *path, const char *to) {
    return renamed(AT_FDCWD, path, AT_FDCWD, to, 0, RENAME);
}
int renameat(int at, const char *path, int to_at, const char *to) {
    return renamed(at, path, to_at, to, 0, RENAME);
}
int renameat2(int at, const char *path, int to_at, const char *to, unsigned flags) {
    return renamed(at, path, to_at, to, flags, RENAME);
}
int link(const char *path, const char *to) {
    return renamed(AT_FDCWD, path, AT_FDCWD, to, 0, LINK);
}
int linkat(int at, const char *path, int to_at, const char *to, int flags) {
    return renamed(at, path, to_at, to, flags, LINK);
}

static int removed(int at, const char *path, int flags) {
    char where[4096];
    int below = at_path(at, path, where);
    if (below) { FAIL_IF(UNLINK, where, -1) }
    int done = syscall(SYS_unlinkat, at, path, flags);
    if (below && !done) note(UNLINK, where, 0, 0, 0, 0);
    return done;
}
int unlink(const char *path) { return removed(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return removed(AT_FDCWD, path, AT_REMOVEDIR); }
int unlinkat(int at, const char *path, int flags) { return removed(at, path, flags); }

static int made(int at, const char *path, mode_t mode) {
    char where[4096];
    int below = at_path(at, path, where);
    if (below) { FAIL_IF(FOLDER, where, -1) }
    int done = syscall(SYS_mkdirat, at, path, mode);
    if (below && !done) note(FOLDER, where, 0, 0, 0, 0);
    return done;
}
int mkdir(const char *path, mode_t mode) { return made(AT_FDCWD, path, mode); }
int mkdirat(int at, const char *path, mode_t mode) { return made(at, path, mode); }

static int too_much(size_t n) {
    char where[4200];
    if (!large || n < large || !folder[0]) return 0;
    snprintf(where, sizeof where, "%s/%zu bytes", folder, n);
    return fails(MEMORY, where);
}

void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

void *malloc(size_t n) { return too_much(n) ? 0 : __libc_malloc(n); }
void *calloc(size_t count, size_t n) {
    return n && too_much(count > (size_t)-1 / n ? 0 : count * n) ? 0 : __libc_calloc(count, n);
}
void *realloc(void *old, size_t n) { return too_much(n) ? 0 : __libc_realloc(old, n); }
void *memalign(size_t to, size_t n) { return too_much(n) ? 0 : __libc_memalign(to, n); }
void *aligned_alloc(size_t to, size_t n) { return too_much(n) ? 0 : __libc_memalign(to, n); }
int posix_memalign(void **out, size_t to, size_t n) {
    void *found = too_much(n) ? 0 : __libc_memalign(to, n);
    if (!found) return ENOMEM;
    *out = found;
    return 0;
}

static void *mapped(void *near, size_t n, int how, int flags, int file, off_t at) {
    char where[4096];
    if (flags & MAP_ANONYMOUS && too_much(n)) return MAP_FAILED;
    if (file >= 0 && !(flags & MAP_ANONYMOUS) && at_file(file, where)) {
        FAIL_IF(MAP, where, MAP_FAILED)
    }
    return (void *)syscall(SYS_mmap, near, n, how, flags, file, at);
}
void *mmap(void *near, size_t n, int how, int flags, int file, off_t at) {
    return mapped(near, n, how, flags, file, at);
}
void *mmap64(void *near, size_t n, int how, int flags, int file, off64_t at) {
    return mapped(near, n, how, flags, file, at);
}

int flock(int file, int what) {
    char where[4096];
    if (!(what & LOCK_UN) && at_file(file, where)) { FAIL_IF(LOCK, where, -1) }
    return syscall(SYS_flock, file, what);
}

static int controlled(int file, int what, void *more) {
    char where[4096];
    if ((what == F_SETLK || what == F_SETLKW) && ((struct flock *)more)->l_type != F_UNLCK
        && at_file(file, where)) {
        FAIL_IF(LOCK, where, -1)
    }
    return syscall(SYS_fcntl, file, what, more);
}
#define MORE va_list list; va_start(list, what); void *more = va_arg(list, void *); va_end(list);
int fcntl(int file, int what, ...) { MORE return controlled(file, what, more); }
int fcntl64(int file, int what, ...) { MORE return controlled(file, what, more); }
