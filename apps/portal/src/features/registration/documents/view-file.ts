import type { DocumentFiles } from './document-files.ts'
import { freshReferences } from './files-of.ts'

/**
 * Hands a file over under an address that is made for this one view; false while nobody may read it. What people upload
 * is never shown within a page of this origin.
 */
export const viewFile = async (files: DocumentFiles, fileName: string): Promise<boolean> => {
  files.know(await freshReferences())
  const address = files.findReference(fileName)?.file_signed_url
  if (!address) return false
  download(address, '')
  return true
}

/** Hands a file over under its own name; the page stays where it is. */
export const download = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  // A store of another origin is shown in a window of its own where it does not hand its files over.
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
}
