import { download } from '@milgo/web-client/download'
import type { DocumentFiles } from './document-files.ts'

/**
 * Downloads a file by an address that was made for this view. Returns false if the server does not yet know that the
 * file belongs to this request. A file that may not be read has no address, and its field says so. An uploaded file is
 * never shown inside a page of this origin.
 */
export const viewFile = async (files: DocumentFiles, fileName: string): Promise<boolean> => {
  const fresh = (await files.refresh()).find(({ file_name }) => file_name === fileName)
  if (fresh?.file_signed_url) download(fresh.file_signed_url, '')
  return fresh !== undefined
}
