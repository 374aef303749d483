import { kindOf } from '@milgo/viewer/document-kind.ts'
import { DocumentViewer } from '@milgo/viewer/document-viewer.tsx'
import { useDocumentLoader } from '@milgo/viewer/use-document-loader.ts'
import { useOpenedDocument } from '@milgo/viewer/use-opened-document.ts'
import { changeView, firstView } from '@milgo/viewer/view-state.ts'
import { useCallback, useReducer, useRef, useState } from 'react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'

/** Shows any chosen file in the viewer of the office. */
export const ViewerSection = ({ kit }: { kit: KitWords }) => {
  const files = useRef(new Map<string, File>())
  const [shown, setShown] = useState<File>()
  const [view, dispatch] = useReducer(changeView, firstView)
  const fetchFile = useCallback(async (key: string) => {
    const file = files.current.get(key) ?? new File([], key)
    return { bytes: await file.arrayBuffer(), kind: kindOf(file.type) }
  }, [])
  const loader = useDocumentLoader(fetchFile)
  const { opened, error, retry } = useOpenedDocument(loader, shown?.name, undefined)
  const show = (file: File | undefined) => {
    if (!file) return
    files.current.set(file.name, file)
    setShown(file)
    dispatch({ type: 'document-opened', rotation: 0 })
  }
  return (
    <Showcase title={kit.sections.viewer}>
      <label className="flex flex-col gap-2 font-medium">
        {kit.openFile}
        <input
          type="file"
          data-testid="viewer-file"
          className="min-h-11"
          onChange={({ target }) => show(target.files?.[0])}
        />
      </label>
      <div className="flex h-[640px]">
        <DocumentViewer
          documentKey={shown?.name ?? ''}
          title={shown?.name ?? kit.sections.viewer}
          position={{ index: 1, count: 1 }}
          opened={opened}
          failure={error === undefined ? undefined : String(error)}
          isMissing={shown === undefined}
          onRetry={retry}
          view={view}
          dispatch={dispatch}
          onRotate={() => dispatch({ type: 'rotate' })}
          words={kit.request.viewer}
        />
      </div>
    </Showcase>
  )
}
