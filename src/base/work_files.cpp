#include "base/work_files.hpp"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include "base/file.hpp"
#include "base/memory.hpp"

namespace minimax {

namespace {

// More arrays than a computation has at a time.
constexpr int most_files = 24;
constexpr std::size_t least_bytes = std::size_t{1} << 16;

}  // namespace

WorkFiles::WorkFiles(const std::string& path, std::size_t memory, std::size_t room)
    : path_(path), memory_(memory), room_(room), others_(resident_bytes()) {
  const std::filesystem::path target = written_path(path);
  const std::string pattern =
      (target.parent_path() / ("." + target.filename().string() + ".work-XXXXXX")).string();
  for (int i = 0; i < most_files; ++i) {
    std::string name = pattern;
    Descriptor file(mkstemp(name.data()));
    if (!file.is_open())
      throw FileError(path_, "no work can be kept beside it", {errno, std::generic_category()});
    unlink(name.c_str());
    fcntl(file.number(), F_SETFD, FD_CLOEXEC);
    unused_.push_back(std::move(file));
  }
}

// Not what others take alone: it would have the files let go of each time.
void WorkFiles::look_at_memory() {
  const std::size_t bound = std::max(memory_ - reserve(), others_ + room_);
  if (resident_bytes() > bound - room_ / 4) measure();  // more comes before the next look
}

void WorkFiles::measure() {
  for (const WorkFile* file : used_) file->let_go();
  others_ = resident_bytes();
}

WorkFile::WorkFile(WorkFiles& files) : files_(&files) {
  if (files.unused_.empty())
    throw FileError(files.path_ + ": error: more files are needed beside it than are open");
  file_ = std::move(files.unused_.back());
  files.unused_.pop_back();
  files.used_.push_back(this);
}

WorkFile::WorkFile(WorkFile&& other) noexcept
    : files_(other.files_),
      file_(std::move(other.file_)),
      bytes_(std::exchange(other.bytes_, nullptr)),
      size_(std::exchange(other.size_, 0)) {
  std::replace(files_->used_.begin(), files_->used_.end(), &other, this);
}

WorkFile& WorkFile::operator=(WorkFile&& other) noexcept {
  WorkFile old(std::move(other));
  swap(old);
  return *this;
}

void WorkFile::swap(WorkFile& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(bytes_, other.bytes_);
  std::swap(size_, other.size_);
}

WorkFile::~WorkFile() {
  std::erase(files_->used_, this);
  if (!file_.is_open()) return;
  shrink_to_nothing();
  files_->unused_.push_back(std::move(file_));
}

void WorkFile::unmap() noexcept {
  if (bytes_) munmap(bytes_, size_);
  bytes_ = nullptr;
}

// A file that is full when a page of it is written to would end the process: room is made before.
void WorkFile::grow(std::size_t size) {
  size = (std::max(size, least_bytes) + least_bytes - 1) / least_bytes * least_bytes;
  if (size <= size_) return;
  const auto length = static_cast<off_t>(size);
  const auto failed = [&](int reason) {
    throw FileError(files_->path_, "the work beside it cannot be written",
                    {reason, std::generic_category()});
  };
  int problem = posix_fallocate(file_.number(), 0, length);
  while (problem == EINTR) problem = posix_fallocate(file_.number(), 0, length);
  if (problem != 0) failed(problem);
  unmap();
  void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file_.number(), 0);
  if (memory == MAP_FAILED) {
    size_ = 0;
    failed(errno);
  }
  bytes_ = static_cast<std::byte*>(memory);
  size_ = size;
}

// A system whose memory is apart from its files is told to bring them together.
int WorkFile::descriptor() const noexcept {
  if (bytes_) msync(bytes_, size_, MS_ASYNC);
  return file_.number();
}

void WorkFile::shrink_to_nothing() noexcept {
  unmap();
  size_ = 0;
  // What stays on the disk is written over.
  [[maybe_unused]] const int problem = ftruncate(file_.number(), 0);
}

void WorkFile::let_go() const noexcept {
  if (bytes_) madvise(bytes_, size_, MADV_DONTNEED);
}

}  // namespace minimax
