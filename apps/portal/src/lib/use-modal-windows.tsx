import { fill, type Params } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { findPortalAddress } from './session/return-address.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useCoreQuery } from './use-core-query.ts'
import { useWords } from './words.ts'

type Configured = CoreAnswer<'/modal-windows/get-all'>[number]

export type ModalAnswer = {
  readonly isPositive: boolean
  /** Whether there was a window to ask with. */
  readonly isAsked: boolean
  /** Whether the window was closed without an answer. */
  readonly isDismissed: boolean
  /** Whether the window has already led to another page. */
  readonly isLedAway: boolean
}

/** The words of a window that must be shown even if the office's words are not loaded. */
export type Worded = {
  readonly header: string
  readonly text: string
  readonly positive: string
  readonly negative: string
}

type Entry = Omit<Configured, 'key'>

const entryOf = ({ header, text, positive, negative }: Worded): Entry => ({
  header,
  text,
  positive_button: positive,
  positive_redirect: null,
  negative_button: negative,
  negative_redirect: null,
})

type Asking = {
  /** Values for the text's parameters, such as `{closesOn}`. */
  readonly params?: Params
  /** The words if the office's are not loaded. */
  readonly otherwise?: Worded
  /** Shown under the text of the question. */
  readonly details?: ReactNode
  /** Whether the links of the buttons are ignored, because the caller leads elsewhere. */
  readonly leadsNowhere?: boolean
}

type Question = {
  readonly leadsNowhere: boolean
  readonly entry: Entry
  readonly text: string
  readonly details: ReactNode
  readonly answer: (answer: ModalAnswer) => void
}

const questionOf = (
  windows: readonly Configured[] | undefined,
  key: string,
  { params, otherwise, details, leadsNowhere = false }: Asking,
  answer: Question['answer'],
): Question | undefined => {
  const entry = windows?.find((window) => window.key === key) ?? (otherwise && entryOf(otherwise))
  return entry && { leadsNowhere, entry, text: fill(entry.text, params), details, answer }
}

/**
 * Returns the windows that the office words: `await ask('eligibilityExit')`. A window that is not configured or not
 * loaded asks nothing and counts as agreed, because it must not block anybody, unless the caller passes its own words.
 * With `opening`, the page opens together with that window, if it is loaded by then.
 */
export const useModalWindows = (
  opening?: string,
): {
  readonly ask: (key: string, asking?: Asking) => Promise<ModalAnswer>
  readonly isLoading: boolean
  readonly modal: ReactNode
} => {
  const { shell } = useWords()
  const { data, isPending } = useCoreQuery('/modal-windows/get-all')
  const navigate = useNavigate()
  const [question, setQuestion] = useState(() =>
    opening === undefined ? undefined : questionOf(data, opening, {}, () => {}),
  )
  // The question stays while the window fades out, so that its words do not vanish before it.
  const [isOpen, setIsOpen] = useState(question !== undefined)
  const windows = useRef(data)
  windows.current = data

  const ask = useCallback(
    (key: string, asking: Asking = {}): Promise<ModalAnswer> =>
      new Promise((answer) => {
        const asked = questionOf(windows.current, key, asking, answer)
        if (!asked) return answer({ isPositive: true, isAsked: false, isDismissed: false, isLedAway: false })
        setQuestion(asked)
        setIsOpen(true)
      }),
    [],
  )

  const close: Close = (isPositive, redirect, isDismissed = false) => {
    const address =
      redirect === null || question?.leadsNowhere ? undefined : findPortalAddress(redirect, location.origin)
    setIsOpen(false)
    question?.answer({ isPositive, isAsked: true, isDismissed, isLedAway: address !== undefined })
    if (address !== undefined) navigate(address)
  }
  return { ask, isLoading: isPending, modal: question && <Asked {...{ question, isOpen, close, shell }} /> }
}

type Close = (isPositive: boolean, redirect: string | null, isDismissed?: boolean) => void

type Props = {
  readonly question: Question
  readonly isOpen: boolean
  readonly close: Close
  readonly shell: { readonly close: string }
}

const Asked = ({ question: { entry, text, details }, isOpen, close, shell }: Props) => {
  // Dismissing the window decides nothing and leads nowhere.
  const dismiss = () => close(false, null, true)
  useBackCloses(isOpen, dismiss)
  return (
    <ModalWindow
      isOpen={isOpen}
      header={entry.header}
      text={text}
      positive={{
        label: entry.positive_button ?? shell.close,
        onPress: () => close(true, entry.positive_redirect),
      }}
      negative={
        entry.negative_button === null
          ? undefined
          : { label: entry.negative_button, onPress: () => close(false, entry.negative_redirect) }
      }
      onDismiss={dismiss}
    >
      {details}
    </ModalWindow>
  )
}
