import type { OpenContent } from '@milgo/contracts/office/content'
import { contentPath, newContentKey } from '@milgo/contracts/office-paths'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { fetchText, useRefreshList } from './use-content.ts'

type Act = 'save' | 'publish' | 'history' | 'callBack' | 'discard'

/**
 * The state of a text being edited: the server's version, the typed text, and the version of another editor that was
 * saved meanwhile.
 */
export const useEditing = (opened: OpenContent, editorKey: string) => {
  const [text, setText] = useState(opened)
  const [document, setDocument] = useState(opened.document)
  const [theirs, setTheirs] = useState<OpenContent>()
  const [takeovers, setTakeovers] = useState(0)
  const refresh = useRefreshList()
  const { isBusy, failure, submit } = useSubmit()
  const navigate = useNavigate()
  const [failedAct, setFailedAct] = useState<Act>('save')
  const params = { kind: text.kind, key: text.key }
  // A new text gets its key while it is being published.
  const stored = useRef(params)
  const firstTry = useRef<{ readonly revision: string; readonly document: OpenContent['document'] }>(
    undefined,
  )
  const isChanged = JSON.stringify(document) !== JSON.stringify(text.document)

  /** Takes over the answer. Text typed during the call is kept. */
  const show = async (answer: OpenContent) => {
    setText(answer)
    stored.current = { kind: answer.kind, key: answer.key }
    setDocument((now) => (now === document ? answer.document : now))
    await refresh()
  }
  /** Runs an action. If another editor has saved first, shows that version for comparison. Nothing typed is lost. */
  const run = (act: Act, action: () => Promise<void>) =>
    submit(async () => {
      setFailedAct(act)
      try {
        await action()
      } catch (error) {
        if (!(error instanceof CallFailed && error.code === 'CONTENT_CHANGED')) throw error
        setTheirs(await fetchText(stored.current))
      }
    })
  const saveOver = ({ kind, key, seen }: OpenContent) =>
    callCore('PUT /office/content/{kind}/{key}/draft', { params: { kind, key }, body: { seen, document } })
  /**
   * Saves a new text for the first time. If the answer of an earlier attempt was lost, the server answers with the text
   * that the attempt stored. Words typed since are then saved over it.
   */
  const begin = async (): Promise<OpenContent> => {
    firstTry.current ??= { revision: crypto.randomUUID(), document }
    const { revision, document: tried } = firstTry.current
    const answer = await callCore('POST /office/content', { body: { kind: text.kind, revision, document } })
    return tried === document ? answer : saveOver(answer)
  }
  /** Saves the draft if there is anything to save. Returns the draft as the server has it. */
  const saved = async (): Promise<OpenContent> => {
    if (!isChanged && text.draft) return text
    const isNew = text.key === newContentKey
    const answer = isNew ? await begin() : await saveOver(text)
    await show(answer)
    // The address now contains the text's key. The page continues with the same editor.
    if (isNew)
      await navigate(contentPath(answer.kind, answer.key), { replace: true, state: { editor: editorKey } })
    return answer
  }

  return {
    text,
    document,
    setDocument,
    isChanged,
    isBusy,
    failure,
    failedAct,
    theirs,
    /** Fields store the typed text themselves, so they are mounted again with new values whenever this key changes. */
    begins: `${text.seen.version} ${text.seen.draft === null} ${takeovers}`,
    takeTheirs: () => {
      if (theirs) void show(theirs)
      setTheirs(undefined)
      setTakeovers((count) => count + 1)
    },
    keepMine: () => {
      if (theirs) setText(theirs)
      setTheirs(undefined)
    },
    save: (after: () => void) =>
      run('save', async () => {
        await saved()
        after()
      }),
    publish: (publishAt: string | null, after: () => void) =>
      run('publish', async () => {
        const { kind, key, seen } = await saved()
        const answer = await callCore('POST /office/content/{kind}/{key}/publish', {
          params: { kind, key },
          body: { seen, publish_at: publishAt },
        })
        await show(answer)
        after()
      }),
    restore: (number: number, after: () => void) =>
      run('history', async () => {
        const body = { seen: text.seen, number }
        await show(await callCore('POST /office/content/{kind}/{key}/restore', { params, body }))
        after()
      }),
    callBack: (after: () => void) =>
      run('callBack', async () => {
        const body = { seen: text.seen }
        const answer = await callCore('POST /office/content/{kind}/{key}/call-back', { params, body })
        // The user may have kept typed words over a version that another editor scheduled. Those words are kept.
        if (isChanged) {
          setText(answer)
          await refresh()
        } else await show(answer)
        after()
      }),
    discard: (after: (left: OpenContent | null) => void) =>
      run('discard', async () => {
        const body = { seen: text.seen }
        const left = await callCore('POST /office/content/{kind}/{key}/discard', { params, body })
        if (left) await show(left)
        else await refresh()
        after(left)
      }),
  }
}
