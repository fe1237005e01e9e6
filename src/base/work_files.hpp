// Large arrays in files, where there is more than memory holds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/descriptor.hpp"

namespace minimax {

class WorkFile;

/// Files without a name, of which the parts that are looked at are mapped into memory: they are
/// gone whatever ends the process. All are opened when this is made, since the process may write no
/// more later.
class WorkFiles {
 public:
  template <class Element>
  class Array;

  /// In the folder of the file at this path. As look() is called, the process uses no more than so
  /// many bytes of real memory, or of 0 as few as it can; but where all else in it needs nearly as
  /// much or more, the files have so much room as well. Throws FileError.
  WorkFiles(const std::string& path, std::size_t memory, std::size_t room);
  WorkFiles(const WorkFiles&) = delete;
  WorkFiles& operator=(const WorkFiles&) = delete;

  /// An empty one. Throws FileError where all files are in use.
  template <class Element>
  Array<Element> array();

  /// To be called for every few elements that are looked at.
  void look() {
    if (++looks_ % period == 0) look_at_memory();
  }
  /// Whether all else took so much memory, when it was last measured, that there is too little room
  /// for the files; or even more than the process may use, if that is not as little as can be.
  bool is_short() const noexcept { return others_ + room_ + reserve() > memory_; }
  bool is_exceeded() const noexcept { return memory_ > 0 && others_ > memory_; }
  /// So many bytes that there would be room enough for them, as it was last measured.
  std::size_t needed_memory() const noexcept { return (others_ + room_) / 3 * 4; }
  /// Lets go of all files, and measures what all else takes.
  void measure();
  std::size_t memory() const noexcept { return memory_; }

 private:
  friend class WorkFile;
  static constexpr std::size_t period = 256;

  void look_at_memory();
  // For what grows all at once, such as a vector that doubles.
  std::size_t reserve() const noexcept { return memory_ / 4; }

  std::string path_;
  std::size_t memory_;
  std::size_t room_;
  std::size_t others_;  // bytes that are not of the files
  std::size_t looks_ = 0;
  std::vector<Descriptor> unused_;
  std::vector<WorkFile*> used_;
};

/// One that is mapped as a whole.
class WorkFile {
 public:
  /// The files must outlive this.
  explicit WorkFile(WorkFiles& files);
  WorkFile(WorkFile&& other) noexcept;
  WorkFile& operator=(WorkFile&& other) noexcept;
  ~WorkFile();

  WorkFiles& files() const noexcept { return *files_; }
  std::byte* bytes() const noexcept { return bytes_; }
  std::size_t size() const noexcept { return size_; }
  /// Of the file, in which all bytes are.
  int descriptor() const noexcept;
  /// To at least so many bytes, on the disk too. Moves it. Throws FileError where there is no
  /// room.
  void grow(std::size_t size);
  void shrink_to_nothing() noexcept;
  /// What is mapped takes no memory until it is looked at again.
  void let_go() const noexcept;

 private:
  void unmap() noexcept;
  void swap(WorkFile& other) noexcept;

  WorkFiles* files_;
  Descriptor file_;
  std::byte* bytes_ = nullptr;
  std::size_t size_ = 0;
};

/// With the functions of std::vector that are needed. What grows moves.
template <class Element>
class WorkFiles::Array {
  static_assert(std::is_trivially_copyable_v<Element>);

 public:
  explicit Array(WorkFiles& files) : file_(files) {}

  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }
  Element* data() const noexcept { return reinterpret_cast<Element*>(file_.bytes()); }
  Element* begin() const noexcept { return data(); }
  Element* end() const noexcept { return data() + size_; }
  Element& operator[](std::size_t index) const noexcept { return data()[index]; }
  Element& back() const noexcept { return data()[size_ - 1]; }

  void push_back(const Element& element) {
    const Element copy = element;  // it may be one of these
    reserve(size_ + 1);
    data()[size_++] = copy;
  }
  void resize(std::size_t size, const Element& element = {}) {
    reserve(size);
    for (; size_ < size; ++size_) {
      file_.files().look();
      data()[size_] = element;
    }
    size_ = size;
  }
  void assign(std::size_t size, const Element& element) {
    clear();
    resize(size, element);
  }
  void clear() noexcept { size_ = 0; }
  void reserve(std::size_t size) {
    if (size * sizeof(Element) > file_.size())
      file_.grow(std::max(size, size_ + size_ / 2) * sizeof(Element));
  }
  /// In which the elements stand from the beginning.
  int descriptor() const noexcept { return file_.descriptor(); }

 private:
  WorkFile file_;
  std::size_t size_ = 0;
};

template <class Element>
WorkFiles::Array<Element> WorkFiles::array() {
  return Array<Element>(*this);
}

}  // namespace minimax
