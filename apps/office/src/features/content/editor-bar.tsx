import { officePaths } from '@milgo/contracts/office-paths'
import type { ContentLanguage } from '@milgo/domain/content-editing/content-document'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { HoldableButton } from '@milgo/ui/holdable-button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useWords } from '../../lib/words.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { useEditing } from './use-editing.ts'

type Props = {
  readonly editing: ReturnType<typeof useEditing>
  readonly hasProblems: boolean
  /** Longer than even a draft may be. */
  readonly isTooLong: boolean
  /** Languages that would go on saying what the Hebrew no longer says. */
  readonly outdated: readonly ContentLanguage[]
}

const tell = (text: string) => () => showToast({ tone: 'good', text })

/** What can be done with the text as it stands: save, publish, schedule, call back, discard. */
export const EditorBar = ({ editing, hasProblems, isTooLong, outdated }: Props) => {
  const { officeContent: words, officeQueue } = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'schedule' | 'outdated' | 'discard'>()
  // What failed is told where it was asked for: in the window that is open, or beside the buttons.
  const [toldBefore, setToldBefore] = useState(editing.failure)
  const { text, isChanged, isBusy, theirs } = editing
  const failure = (
    <FailureBanner
      title={words[editing.failedAct].failed}
      failure={editing.failure === toldBefore ? undefined : editing.failure}
    />
  )
  const ask = (next: typeof asked) => {
    setToldBefore(editing.failure)
    setAsked(next)
  }
  const close = () => ask(undefined)
  // Whoever was overtaken compares first, and is asked again afterwards.
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
      <HoldableButton
        variant="primary"
        disabledReason={disabledReason}
        busyText={busy(words.publish.busy)}
        onPress={() => (outdatedText === undefined ? void publish(null) : ask('outdated'))}
      >
        {words.publish.action}
      </HoldableButton>
      <HoldableButton variant="secondary" disabledReason={disabledReason} onPress={() => ask('schedule')}>
        {words.publish.schedule}
      </HoldableButton>
      <HoldableButton
        variant="secondary"
        disabledReason={reasonNotToSave(isChanged, isTooLong, words)}
        busyText={busy(words.save.busy)}
        onPress={() => void editing.save(tell(words.save.done))}
      >
        {words.save.action}
      </HoldableButton>
      {text.draft && (
        <ActionButton variant="quiet" onPress={() => ask('discard')}>
          {words.discard.action}
        </ActionButton>
      )}
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

/** The buttons stay in sight, and so does what has failed. */
const Bar = ({ failure, children }: BarProps) => (
  <div className="sticky bottom-0 z-10 flex flex-col gap-3 border-t border-line bg-paper py-3">
    {failure}
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </div>
)
