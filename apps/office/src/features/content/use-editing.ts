import type { OpenContent } from '@milgo/contracts/office/content'
import { contentPath, newContentKey } from '@milgo/contracts/office-paths'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { fetchText, useRefreshList } from './use-content.ts'

type Act = 'save' | 'publish' | 'history' | 'callBack' | 'discard'

/** A text that is being written: what the server has of it, what was typed, and another editor's words that came between. */
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
  // A new text gets its name in the middle of being published.
  const stored = useRef(params)
  const firstTry = useRef<{ readonly revision: string; readonly document: OpenContent['document'] }>(
    undefined,
  )
  const isChanged = JSON.stringify(document) !== JSON.stringify(text.document)

  /** What was typed while the answer was under way stays. */
  const show = async (answer: OpenContent) => {
    setText(answer)
    stored.current = { kind: answer.kind, key: answer.key }
    setDocument((now) => (now === document ? answer.document : now))
    await refresh()
  }
  /** Whoever was overtaken gets the other's words to compare; nothing typed is lost. */
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
  /** The first save of a new text. Where the answer of a former try was lost, what that one stored stands as it was then. */
  const begin = async (): Promise<OpenContent> => {
    firstTry.current ??= { revision: crypto.randomUUID(), document }
    const { revision, document: tried } = firstTry.current
    const answer = await callCore('POST /office/content', { body: { kind: text.kind, revision, document } })
    return tried === document ? answer : saveOver(answer)
  }
  /** The draft as it stands on the server after it was saved, where there was anything to save. */
  const saved = async (): Promise<OpenContent> => {
    if (!isChanged && text.draft) return text
    const isNew = text.key === newContentKey
    const answer = isNew ? await begin() : await saveOver(text)
    await show(answer)
    // The address names the text from now on; the page goes on with the same editor.
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
    /** Fields hold what was typed into them: after each of these they begin with other words. */
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
        // Whoever went on with their own words over a version that another editor scheduled still has them.
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
