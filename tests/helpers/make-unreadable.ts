/** Makes a file fail when it is read, as one that was changed or deleted after it was chosen. */
export function makeUnreadable(file: File): File {
  return Object.assign(file, {
    slice: () => {
      throw new DOMException('The file could not be read.', 'NotReadableError');
    },
  });
}
