import { officePaths } from '@milgo/contracts/office-paths'
import type { ContentLanguage } from '@milgo/domain/content/content-document'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionRow } from '../../lib/action-row.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useWords } from '../../lib/words.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { useEditing } from './use-editing.ts'

type Props = {
  readonly editing: ReturnType<typeof useEditing>
  readonly hasProblems: boolean
  /** The text is too long even for a draft. */
  readonly isTooLong: boolean
  /** Languages whose text was not updated after the Hebrew changed. */
  readonly outdated: readonly ContentLanguage[]
}

const tell = (text: string) => () => showToast({ tone: 'good', text })

/** The actions for the current text: save, publish, schedule, unschedule, discard. */
export const EditorBar = ({ editing, hasProblems, isTooLong, outdated }: Props) => {
  const { officeContent: words, officeQueue } = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'schedule' | 'outdated' | 'discard'>()
  // A failure is shown where the action was started: in the open window, or beside the buttons.
  const [shownBefore, setShownBefore] = useState(editing.failure)
  const { text, isChanged, isBusy, theirs } = editing
  const failure = (
    <FailureBanner
      title={words[editing.failedAct].failed}
      failure={editing.failure === shownBefore ? undefined : editing.failure}
    />
  )
  const ask = (next: typeof asked) => {
    setShownBefore(editing.failure)
    setAsked(next)
  }
  const close = () => ask(undefined)
  // If another editor has saved first, the window closes. The user compares the versions and starts the action again.
  useEffect(() => {
    if (theirs) setAsked(undefined)
  }, [theirs])
  const busy = (busyText: string) => (isBusy ? busyText : undefined)
  if (text.scheduled)
    return (
      <Bar failure={failure}>
        <ActionButton
          variant="secondary"
          busyText={busy(words.callBack.busy)}
          onPress={() => void editing.callBack(tell(words.callBack.done))}
        >
          {words.callBack.action}
        </ActionButton>
      </Bar>
    )
  const isNothing = !isChanged && text.draft === null
  const disabledReason = reasonNotToPublish(isNothing, hasProblems, words.publish)
  const publish = (publishAt: string | null) =>
    editing.publish(publishAt, () => {
      close()
      tell(
        publishAt === null
          ? words.publish.done
          : fill(words.publish.doneLater, { moment: momentText(new Date(publishAt)) }),
      )()
    })
  const discard = () =>
    editing.discard((left) => {
      close()
      tell(words.discard.done)()
      if (!left) void navigate(officePaths.content)
    })
  const outdatedText =
    outdated.length === 0
      ? undefined
      : fill(words.publish.outdated, {
          languages: outdated.map((language) => officeQueue.filterValues.languages[language]).join(', '),
        })
  return (
    <Bar failure={asked === undefined && failure}>
      {text.draft && (
        <ActionButton variant="quiet" onPress={() => ask('discard')}>
          {words.discard.action}
        </ActionButton>
      )}
      <ButtonWithReason
        variant="secondary"
        disabledReason={reasonNotToSave(isChanged, isTooLong, words)}
        busyText={busy(words.save.busy)}
        onPress={() => void editing.save(tell(words.save.done))}
      >
        {words.save.action}
      </ButtonWithReason>
      <ButtonWithReason variant="secondary" disabledReason={disabledReason} onPress={() => ask('schedule')}>
        {words.publish.schedule}
      </ButtonWithReason>
      <ButtonWithReason
        variant="primary"
        disabledReason={disabledReason}
        busyText={busy(words.publish.busy)}
        onPress={() => (outdatedText === undefined ? void publish(null) : ask('outdated'))}
      >
        {words.publish.action}
      </ButtonWithReason>
      {asked === 'schedule' && (
        <ScheduleDialog
          busyText={busy(words.publish.busy)}
          text={outdatedText}
          failure={failure}
          onSchedule={(moment) => void publish(moment)}
          onClose={close}
        />
      )}
      {asked === 'outdated' && (
        <ModalWindow
          isOpen
          header={words.publish.outdatedTitle}
          {...(outdatedText !== undefined && { text: outdatedText })}
          positive={{
            label: words.publish.action,
            onPress: () => void publish(null),
            busyText: busy(words.publish.busy),
          }}
          negative={{ label: words.publish.cancel, onPress: close }}
          onDismiss={close}
        >
          {failure}
        </ModalWindow>
      )}
      {asked === 'discard' && (
        <ModalWindow
          isOpen
          header={words.discard.title}
          text={words.discard.text}
          positive={{
            label: words.discard.confirm,
            onPress: () => void discard(),
            isDestructive: true,
            busyText: busy(words.discard.busy),
          }}
          negative={{ label: words.discard.cancel, onPress: close }}
          onDismiss={close}
        >
          {failure}
        </ModalWindow>
      )}
    </Bar>
  )
}

const reasonNotToSave = (
  isChanged: boolean,
  isTooLong: boolean,
  {
    status,
    publish,
  }: { readonly status: { readonly saved: string }; readonly publish: { readonly blocked: string } },
): string | undefined => {
  if (!isChanged) return status.saved
  return isTooLong ? publish.blocked : undefined
}

const reasonNotToPublish = (
  isNothing: boolean,
  hasProblems: boolean,
  words: { readonly nothing: string; readonly blocked: string },
): string | undefined => {
  if (isNothing) return words.nothing
  return hasProblems ? words.blocked : undefined
}

type BarProps = { readonly failure: ReactNode; readonly children: ReactNode }

/** The buttons stay visible, and so does a failure. */
const Bar = ({ failure, children }: BarProps) => (
  <div className="sticky bottom-0 z-10 flex flex-col gap-3 border-t border-line bg-paper py-3">
    {failure}
    <ActionRow>{children}</ActionRow>
  </div>
)
