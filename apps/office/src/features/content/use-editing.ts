import type { OpenContent } from '@milgo/contracts/office/content'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { fetchText, useRefreshList } from './use-content.ts'

/** A text that is being written: what the server has of it, what was typed, and another editor's words that came between. */
export const useEditing = (opened: OpenContent) => {
  const [text, setText] = useState(opened)
  const [document, setDocument] = useState(opened.document)
  const [theirs, setTheirs] = useState<OpenContent>()
  const refresh = useRefreshList()
  const { isBusy, failure, submit } = useSubmit()
  const params = { kind: opened.kind, key: opened.key }
  const isChanged = JSON.stringify(document) !== JSON.stringify(text.document)

  /** What was typed while the answer was under way stays. */
  const show = async (answer: OpenContent) => {
    setText(answer)
    setDocument((now) => (now === document ? answer.document : now))
    await refresh()
  }
  /** Whoever was overtaken gets the other's words to compare; nothing typed is lost. */
  const run = (action: () => Promise<void>) =>
    submit(async () => {
      try {
        await action()
      } catch (error) {
        if (!(error instanceof CallFailed && error.code === 'CONTENT_CHANGED')) throw error
        setTheirs(await fetchText(params))
      }
    })
  /** The draft as it stands on the server after it was saved, where there was anything to save. */
  const saved = async (): Promise<OpenContent> => {
    if (!isChanged && text.draft) return text
    const answer = await callCore('PUT /office/content/{kind}/{key}/draft', {
      params,
      body: { seen: text.seen, document },
    })
    await show(answer)
    return answer
  }

  return {
    text,
    document,
    setDocument,
    isChanged,
    isBusy,
    failure,
    theirs,
    takeTheirs: () => {
      if (theirs) void show(theirs)
      setTheirs(undefined)
    },
    keepMine: () => {
      if (theirs) setText(theirs)
      setTheirs(undefined)
    },
    save: (after: () => void) =>
      run(async () => {
        await saved()
        after()
      }),
    publish: (publishAt: string | null, after: () => void) =>
      run(async () => {
        const { seen } = await saved()
        const answer = await callCore('POST /office/content/{kind}/{key}/publish', {
          params,
          body: { seen, publish_at: publishAt },
        })
        await show(answer)
        after()
      }),
    restore: (number: number, after: () => void) =>
      run(async () => {
        const body = { seen: text.seen, number }
        await show(await callCore('POST /office/content/{kind}/{key}/restore', { params, body }))
        after()
      }),
    callBack: (after: () => void) =>
      run(async () => {
        const body = { seen: text.seen }
        await show(await callCore('POST /office/content/{kind}/{key}/call-back', { params, body }))
        after()
      }),
    discard: (after: (left: OpenContent | null) => void) =>
      run(async () => {
        const body = { seen: text.seen }
        const left = await callCore('POST /office/content/{kind}/{key}/discard', { params, body })
        if (left) await show(left)
        else await refresh()
        after(left)
      }),
  }
}
