/** Hands a file over under its own name; the page stays where it is. */
export const download = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // A store of another origin may answer with a page of its own, where an address is over. Long after the press no window
  // may be opened any more; the file is handed over all the same.
  if (link.origin !== location.origin && navigator.userActivation?.isActive) link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}

/** Some browsers read the file only after they have asked where to save it. */
const untilSaved = 60_000

/** Hands over a file that this page has. */
export const downloadBlob = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  download(address, name)
  setTimeout(() => URL.revokeObjectURL(address), untilSaved)
}
