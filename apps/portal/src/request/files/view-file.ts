import type { DocumentFiles } from './document-files.ts'

/**
 * Hands a file over under an address that is made for this one view; false where the server does not know yet that it
 * belongs here. One that nobody may read says so itself. What people upload is never shown within a page of this origin.
 */
export const viewFile = async (files: DocumentFiles, fileName: string): Promise<boolean> => {
  const fresh = (await files.refresh()).find(({ file_name }) => file_name === fileName)
  if (fresh?.file_signed_url) download(fresh.file_signed_url, '')
  return fresh !== undefined
}

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
