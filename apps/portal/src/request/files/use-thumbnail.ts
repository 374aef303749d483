import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { FileThumbnail } from '@milgo/ui/file-field-state.ts'
import { useState } from 'react'
import type { DocumentFiles } from './document-files.ts'
import { useReference } from './use-document-files.ts'

type Shown = { readonly fileName: string; readonly address: string | undefined; readonly isRenewed: boolean }

const renewing = new WeakMap<DocumentFiles, Promise<readonly FileReference[]>>()

/** The addresses of a whole page are over at once: they are asked for once. */
const renew = (files: DocumentFiles): Promise<readonly FileReference[]> => {
  const running = renewing.get(files)
  if (running) return running
  const asked = files.refresh().finally(() => renewing.delete(files))
  renewing.set(files, asked)
  return asked
}

/**
 * The small picture of a file. It stays under the address that it came by, however often there are new ones; where
 * that was over before the picture was in sight, another is asked for.
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
    // Taken away meanwhile: a picture that comes by the same address is not asked for again by itself.
    show(undefined)
    if (shown.isRenewed) return
    const references = await renew(files).catch(() => [])
    show(references.find(({ file_name }) => file_name === fileName)?.thumbnail_signed_url ?? undefined)
  }
  return { address: shown.address, onBroken }
}
