import { appealLimits } from '@milgo/domain/appeal/appeal'
import { appealPayload } from '@milgo/domain/appeal/appeal-payload'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { CircleCheck, FileText, Flag } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { fewAtATime } from '../../request/files/few-at-a-time.ts'
import { sendFileIn } from '../../request/files/send-file.ts'
import { AppealFileField, useFileSlots } from './appeal-file-field.tsx'
import { createAppealFiles, type FileSlot, type KnownFile } from './appeal-files.ts'
import { useAppealWords } from './appeal-words.ts'
import { FormPlace } from './form-place.tsx'
import { answersIn, filesIn, type Receipt, type StoredAppeal } from './stored-appeal.ts'

type ToFix = CoreAnswer<'/appeal/get-appeal-documents'>

type Props = {
  readonly stored: StoredAppeal
  readonly toFix: ToFix
  readonly onSent: (receipt: Receipt) => void
}

type Saving =
  | { readonly is: 'idle' | 'saving' | 'notSaved' }
  | { readonly is: 'saved'; readonly time: string }

/** What came back to be mended: the flagged files and the text, and nothing else. Every change is saved at once. */
export const AppealCorrection = ({ stored, toFix, onSent }: Props) => {
  const { appealPage, appealQuestions } = useAppealWords()
  const { fix } = appealPage
  const session = useSession()
  const failureText = useFailureText(appealPage.failed.notSent)
  const { isBusy, failure, submit } = useSubmit()
  const [saving, setSaving] = useState<Saving>({ is: 'idle' })
  const [details, setDetails] = useState(stored.details)
  const latest = useRef({ details: stored.details, files: startFiles(stored, toFix) })
  const lastSave = useRef(Promise.resolve(true))
  const saveError = useRef<unknown>(undefined)

  /** One after another, so that the last one wins. */
  const save = useCallback((): Promise<boolean> => {
    setSaving({ is: 'saving' })
    lastSave.current = lastSave.current.then(async () => {
      try {
        await callCore('PATCH /appeal/update-appeal/by-user', {
          body: payloadOf(stored, toFix, latest.current),
        })
        setSaving({ is: 'saved', time: jerusalemTime(new Date()).hour })
        return true
      } catch (error) {
        saveError.current = error
        setSaving({ is: 'notSaved' })
        return false
      }
    })
    return lastSave.current
  }, [stored, toFix])
  useEffect(() => {
    const again = () => void save()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [save])

  const [files] = useState(() =>
    createAppealFiles({
      files: latest.current.files,
      isFree: false,
      send: fewAtATime(sendFileIn(session?.id)),
      erase: (file_name) =>
        callCore('DELETE /upload/delete-file/{type}', {
          params: { type: 'appeal_documents' },
          body: { file_name, unless_named: true },
        }),
      onChange: (after) => {
        latest.current = { ...latest.current, files: after }
        void save()
      },
    }),
  )
  useEffect(() => () => files.stop(), [files])
  const slots = useFileSlots(files)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  useBackCloses(isAsking, () => setIsAsking(false))
  const left = slots.filter(({ file }) => file === null).length
  const isUploading = slots.some(isOnItsWay)

  const ask = () => {
    setIsIncomplete(left > 0)
    if (left > 0) focusField(fieldOf(slots.findIndex(({ file }) => file === null)))
    else setIsAsking(true)
  }
  const send = () => {
    setIsAsking(false)
    void submit(async () => {
      // The one correction is never spent on anything but what the page shows.
      if (!(await save())) throw saveError.current
      onSent(await callCore('POST /appeal/submit-corrections', {}))
    })
  }
  const others = filesIn(stored).filter((_, index) => !toFix.some((one) => one.index === index))
  return (
    <div className="flex flex-col gap-5">
      {stored.return_comment && (
        <Banner tone="attention" title={fix.comment}>
          <bdi className="whitespace-pre-line">{stored.return_comment}</bdi>
        </Banner>
      )}
      {failure && (
        <Banner tone="bad" announce="alert" title={appealPage.failed.notSent}>
          {failureText(failure.error)}
        </Banner>
      )}
      {toFix.map((one, position) => {
        const slot = slots[position]
        if (!slot) return null
        const isReplaced = slot.file !== null
        return (
          <FormPlace key={one.index} title={fill(appealPage.document, { n: one.index + 1 })}>
            <p className="flex gap-3 rounded-small bg-sun-wash px-4 py-3">
              <Flag aria-hidden="true" className="mt-1 size-5 shrink-0 text-sun-ink" />
              <span>
                <strong className="text-sun-ink">{one.reason_text}</strong>
                {one.note && <bdi className="mt-1 block wrap-anywhere whitespace-pre-line">{one.note}</bdi>}
              </span>
            </p>
            <p className="mt-3 flex items-center gap-2 text-small text-ink-soft">
              <FileText aria-hidden="true" className="size-4 shrink-0" />
              {one.sent_file
                ? fill(fix.sentFile, { name: `\u2068${one.sent_file.original_file_name}\u2069` })
                : fix.missing}
            </p>
            <div className="mt-4">
              <AppealFileField
                id={fieldOf(position)}
                label={fix.newFile}
                files={files}
                slot={slot}
                error={isIncomplete && !isReplaced && !isOnItsWay(slot) ? fix.notReplaced : undefined}
              />
            </div>
            {isReplaced && (
              <p className="mt-2 flex items-center gap-2 text-small text-good">
                <CircleCheck aria-hidden="true" className="size-4" />
                {fix.replaced}
              </p>
            )}
          </FormPlace>
        )
      })}
      <FormPlace title={appealPage.places.details} text={fix.details}>
        <TextAreaField
          id="details"
          label={appealQuestions.details}
          value={details}
          onChange={(text) => {
            setDetails(text)
            latest.current = { ...latest.current, details: text }
          }}
          onBlur={() => void save()}
          maxLength={appealLimits.details}
        />
      </FormPlace>
      {others.length > 0 && (
        <FormPlace title={fix.others}>
          <ul className="flex flex-col gap-2">
            {others.map(({ file_name: name, original_file_name: original }) => (
              <li key={name} className="flex items-center gap-2">
                <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                <bdi className="wrap-anywhere">{original}</bdi>
              </li>
            ))}
          </ul>
        </FormPlace>
      )}
      {isIncomplete && left > 0 && (
        <Banner tone="attention" announce="alert">
          {isUploading ? appealPage.uploading : fix.missingFiles}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-4 max-sm:flex-col max-sm:items-stretch">
        <ActionButton variant="primary" onPress={ask} busyText={isBusy ? appealPage.sending : undefined}>
          {fix.send}
        </ActionButton>
        <p role="status" className="text-small text-ink-soft">
          {saving.is === 'saving' && fix.saving}
          {saving.is === 'notSaved' && fix.notSaved}
          {saving.is === 'saved' && fill(fix.saved, { time: saving.time })}
        </p>
      </div>
      <ModalWindow
        isOpen={isAsking}
        header={fix.confirm.header}
        text={fix.confirm.text}
        positive={{ label: fix.confirm.positive, onPress: send }}
        negative={{ label: fix.confirm.negative, onPress: () => setIsAsking(false) }}
        onDismiss={() => setIsAsking(false)}
      />
    </div>
  )
}

const isOnItsWay = ({ entry }: FileSlot): boolean => entry?.kind === 'uploading'

/** The field of a flagged file, by its place among those that were returned. */
const fieldOf = (slot: number): string => fieldIdOf({ questionId: 'documents', slot })

/** The new files in the flagged places, as the saved draft has them. */
const startFiles = (stored: StoredAppeal, toFix: ToFix): readonly (KnownFile | null)[] => {
  const now = filesIn(stored)
  return toFix.map(({ index, is_replaced: isReplaced }) => (isReplaced ? (now[index] ?? null) : null))
}

/** The whole list of files: each flagged place with its new file, or still with the one that was sent. */
const payloadOf = (
  stored: StoredAppeal,
  toFix: ToFix,
  { details, files }: { readonly details: string; readonly files: readonly (KnownFile | null)[] },
) => {
  const sentNames = filesIn(stored).map(({ file_name }) => file_name)
  const names = [...sentNames]
  for (const [position, { index, sent_file: sentFile }] of toFix.entries()) {
    const name = files[position]?.file_name ?? sentFile?.file_name
    if (name === undefined) names.splice(index)
    else names[index] = name
  }
  return appealPayload(stored.type, { ...answersIn(stored), details, documents: names })
}
