/** Downloads a file under its own name. The page stays open. */
export const download = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // A file store of another origin may answer an expired address with a page of its own, so the link opens a new
  // window. Browsers allow a new window only shortly after a press. Later the file is downloaded in this window.
  if (link.origin !== location.origin && navigator.userActivation?.isActive) link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}

/** Milliseconds until the address is revoked. Some browsers read the file only after they asked where to save it. */
const untilSaved = 60_000

/** Downloads a file that the page has in memory. */
export const downloadBlob = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  download(address, name)
  setTimeout(() => URL.revokeObjectURL(address), untilSaved)
}
