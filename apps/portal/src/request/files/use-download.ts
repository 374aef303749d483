import { downloadBlob } from '@milgo/web-client/download'
import { useRef, useState } from 'react'
import { fetchFile } from '../../lib/fetch-file.ts'

type Wanted = {
  readonly path: `/${string}`
  readonly mediaType: string
  /** ASCII, as the server names it. */
  readonly name: string
}

/** Fetches a file and hands it over, once at a time. */
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
