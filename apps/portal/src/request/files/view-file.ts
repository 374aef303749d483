import { download } from '@milgo/web-client/download'
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
