import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { FileThumbnail } from '@milgo/ui/file-field-state.ts'
import { useState } from 'react'
import type { DocumentFiles } from './document-files.ts'
import { useReference } from './use-document-files.ts'

type Shown = { readonly fileName: string; readonly address: string | undefined; readonly isRenewed: boolean }

const renewing = new WeakMap<DocumentFiles, Promise<readonly FileReference[]>>()

/** Renews the addresses of all files by one call, because they all expire at once. */
const renew = (files: DocumentFiles): Promise<readonly FileReference[]> => {
  const running = renewing.get(files)
  if (running) return running
  const asked = files.refresh().finally(() => renewing.delete(files))
  renewing.set(files, asked)
  return asked
}

/**
 * Returns the thumbnail of a file. Its address does not change when newer addresses arrive. If the address expired
 * before the picture was loaded, a new address is fetched once.
 */
export const useThumbnail = (
  files: DocumentFiles,
  fileName: string | undefined,
): FileThumbnail | undefined => {
  const known = useReference(files, fileName)?.thumbnail_signed_url
  const [shown, setShown] = useState<Shown>()
  if (fileName !== undefined && known && shown?.fileName !== fileName)
    setShown({ fileName, address: known, isRenewed: false })
  if (shown?.address === undefined || shown.fileName !== fileName) return undefined
  const onBroken = async () => {
    const show = (address: string | undefined) => setShown({ ...shown, address, isRenewed: true })
    // The picture is removed in the meantime, because the browser does not load the same address again by itself.
    show(undefined)
    if (shown.isRenewed) return
    const references = await renew(files).catch(() => [])
    show(references.find(({ file_name }) => file_name === fileName)?.thumbnail_signed_url ?? undefined)
  }
  return { address: shown.address, onBroken }
}
