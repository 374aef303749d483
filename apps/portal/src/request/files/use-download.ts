import { downloadBlob } from '@milgo/web-client/download'
import { useRef, useState } from 'react'
import { fetchFile } from '../../lib/fetch-file.ts'

type Wanted = {
  readonly path: `/${string}`
  readonly mediaType: string
  /** In ASCII, as the server names the file. */
  readonly name: string
}

/** Fetches a file and saves it as a download; one at a time. */
export const useDownload = ({ path, mediaType, name }: Wanted) => {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const start = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setError(undefined)
    try {
      downloadBlob(await fetchFile(path, mediaType), name)
    } catch (failure) {
      setError(failure)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { start, isBusy, error }
}
