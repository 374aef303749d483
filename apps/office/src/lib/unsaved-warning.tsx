import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { guardPage } from '@milgo/web-client/leave-guard'
import { useEffect, useRef, useState } from 'react'
import { useWords } from './words.ts'

type Answer = (isLeaving: boolean) => void

/** Asks before a page with unsaved words or values is left, by a link, Back, logging out or closing the tab. */
export const UnsavedWarning = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  const { unsaved: words } = useWords().office
  const latest = useRef(isUnsaved)
  latest.current = isUnsaved
  const [answer, setAnswer] = useState<Answer>()
  useEffect(
    () =>
      guardPage({
        isClosed: () => latest.current,
        ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
        // Several items of one page differ only in the query of the address.
        pageOf: ({ pathname, search }) => pathname + search,
      }),
    [],
  )
  const decide = (isLeaving: boolean) => {
    setAnswer(undefined)
    answer?.(isLeaving)
  }
  return (
    <ModalWindow
      isOpen={answer !== undefined}
      header={words.title}
      text={words.text}
      positive={{ label: words.stay, onPress: () => decide(false) }}
      negative={{ label: words.leave, onPress: () => decide(true) }}
      onDismiss={() => decide(false)}
    />
  )
}
