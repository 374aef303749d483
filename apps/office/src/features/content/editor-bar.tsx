import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { useEditing } from './use-editing.ts'

type Props = {
  readonly editing: ReturnType<typeof useEditing>
  readonly hasProblems: boolean
  /** Longer than even a draft may be. */
  readonly isTooLong: boolean
}

const tell = (text: string) => () => showToast({ tone: 'good', text })

/** What can be done with the text as it stands: save, publish, schedule, call back, discard. */
export const EditorBar = ({ editing, hasProblems, isTooLong }: Props) => {
  const { officeContent: words } = useWords()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'schedule' | 'discard'>()
  const { text, isChanged, isBusy } = editing
  const close = () => setAsked(undefined)
  const busy = (busyText: string) => (isBusy ? busyText : undefined)
  if (text.scheduled)
    return (
      <Bar>
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
    editing
      .publish(
        publishAt,
        tell(
          publishAt === null
            ? words.publish.done
            : fill(words.publish.doneLater, { moment: momentText(new Date(publishAt)) }),
        ),
      )
      .then(close)
  const discard = () =>
    editing
      .discard((left) => {
        tell(words.discard.done)()
        if (!left) void navigate(officePaths.content)
      })
      .then(close)
  return (
    <Bar>
      <ActionButton
        variant="primary"
        disabledReason={disabledReason}
        busyText={busy(words.publish.busy)}
        onPress={() => void publish(null)}
      >
        {words.publish.action}
      </ActionButton>
      <ActionButton variant="secondary" disabledReason={disabledReason} onPress={() => setAsked('schedule')}>
        {words.publish.schedule}
      </ActionButton>
      <ActionButton
        variant="secondary"
        disabledReason={reasonNotToSave(isChanged, isTooLong, words)}
        busyText={busy(words.save.busy)}
        onPress={() => void editing.save(tell(words.save.done))}
      >
        {words.save.action}
      </ActionButton>
      {text.draft && (
        <ActionButton variant="quiet" onPress={() => setAsked('discard')}>
          {words.discard.action}
        </ActionButton>
      )}
      {asked === 'schedule' && (
        <ScheduleDialog
          busyText={busy(words.publish.busy)}
          onSchedule={(moment) => void publish(moment)}
          onClose={close}
        />
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
        />
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

const Bar = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
    {children}
  </div>
)
