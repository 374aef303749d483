import type { Answers } from '@milgo/domain/answers/answer'
import { appealLimits } from '@milgo/domain/appeal/appeal'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { useSubmit } from '@milgo/web-client/use-submit'
import { CircleCheck, FileText, Flag } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useBackCloses } from '../../lib/use-back-closes.ts'
import { fewAtATime } from '../../request/files/few-at-a-time.ts'
import { lookAtFile } from '../../request/files/look-at-file.ts'
import { sendFileIn } from '../../request/files/send-file.ts'
import { AppealConflict } from './appeal-conflict.tsx'
import { AppealFileField, useFileSlots } from './appeal-file-field.tsx'
import { createAppealFiles, type FileSlot, type KnownFile } from './appeal-files.ts'
import { useAppealWords } from './appeal-words.ts'
import { FormPlace } from './form-place.tsx'
import { hasAppeal } from './has-appeal.ts'
import { SendFailed } from './send-failed.tsx'
import { answersIn, filesIn, findNewer, type Receipt, type StoredAppeal } from './stored-appeal.ts'
import { isUnanswered, useArrival } from './use-arrival.ts'
import { findCorrectionDraft, useCorrectionSaving } from './use-correction-saving.ts'

type ToFix = CoreAnswer<'/appeal/get-appeal-documents'>

type Props = {
  readonly userId: string
  readonly stored: StoredAppeal
  readonly toFix: ToFix
  readonly onSent: (receipt: Receipt) => void
}

/** Draws the correction of a returned appeal: only the flagged files and the text. Every change is saved. */
export const AppealCorrection = ({ userId, stored, toFix, onSent }: Props) => {
  const { appealPage, appealQuestions } = useAppealWords()
  const { fix } = appealPage
  const session = useSession()
  const { isBusy, failure, submit, clearFailure } = useSubmit({ leaves: true })
  const [draft] = useState(() => findCorrectionDraft(userId))
  const [details, setDetails] = useState(draft?.details ?? stored.details)
  const latest = useRef({ details, files: startFiles(stored, toFix) })
  const corrected = useCallback(() => correctedAnswers(stored, toFix, latest.current), [stored, toFix])
  const { saving, save, saved, saveError, saveText, noteTyping, newer, setNewer } = useCorrectionSaving({
    userId,
    stored,
    draft,
    corrected,
  })

  const [files] = useState(() =>
    createAppealFiles({
      files: latest.current.files,
      isFree: false,
      send: fewAtATime(sendFileIn(session?.id)),
      look: (_place, file, signal) => lookAtFile(file, signal),
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
  // A save that fails sends nothing, so only a sending without an answer may have arrived.
  const [isInDoubt, setIsInDoubt] = useState(false)
  const [sentVersion] = useState(stored.receipt.version)
  const hasArrived = () => hasAppeal(({ receipt }) => receipt.version !== sentVersion)
  const arrival = useArrival(isInDoubt ? failure : undefined, { hasArrived, resend: () => send() })
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
      const isThere = isInDoubt && (await hasArrived())
      // The only correction must send what the page shows, so it is saved first. One that has arrived cannot be saved.
      if (!isThere && !(await save())) {
        setIsInDoubt(false)
        throw saveError.current
      }
      try {
        const { contentVersion } = saved.current
        onSent(
          await callCore('POST /appeal/submit-corrections', { body: { content_version: contentVersion } }),
        )
      } catch (error) {
        setIsInDoubt(isUnanswered(error))
        setNewer(findNewer(error))
        throw error
      }
    })
  }
  const settle = (other: StoredAppeal, taken: ReadonlySet<string>) => {
    setNewer(undefined)
    clearFailure()
    saved.current = { answers: answersIn(other), contentVersion: other.content_version }
    if (taken.has('details')) {
      setDetails(other.details)
      latest.current = { ...latest.current, details: other.details }
    }
    // Other files are saved like every change of the files.
    if (taken.has('documents')) files.take(startFiles(other, toFix))
    else void save()
  }
  const others = filesIn(stored).filter((_, index) => !toFix.some((one) => one.index === index))
  return (
    <div className="flex flex-col gap-5">
      {stored.return_comment && (
        <Banner tone="attention" title={fix.comment}>
          <bdi className="whitespace-pre-line">{stored.return_comment}</bdi>
        </Banner>
      )}
      {failure && <SendFailed error={failure.error} arrival={arrival} />}
      {toFix.map((one, position) => {
        const slot = slots[position]
        if (!slot) return null
        const isReplaced = slot.file !== null
        return (
          <FormPlace key={one.index} title={fill(appealPage.document, { n: one.index + 1 })}>
            <p className="flex gap-3 rounded-small bg-sun-wash px-4 py-3 forced-colors:border">
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
            noteTyping()
          }}
          onBlur={() => saveText()}
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
      <div className="flex flex-wrap items-center gap-4 max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch">
        <ActionButton variant="primary" onPress={ask} busyText={isBusy ? appealPage.sending : undefined}>
          {fix.send}
        </ActionButton>
        <p role="status" hidden={arrival === 'unknown'} className="text-small text-ink-soft">
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
      {newer && (
        <AppealConflict
          before={saved.current.answers}
          mine={corrected()}
          files={[...filesIn(stored), ...latest.current.files]}
          newer={newer}
          onDecided={(taken) => settle(newer, taken)}
        />
      )}
    </div>
  )
}

const isOnItsWay = ({ entry }: FileSlot): boolean => entry?.kind === 'uploading'

/** Returns the field id of a flagged file, by its index among the returned files. */
const fieldOf = (slot: number): string => fieldIdOf({ questionId: 'documents', slot })

/** Returns the new files of the flagged places, as the saved draft has them. */
const startFiles = (stored: StoredAppeal, toFix: ToFix): readonly (KnownFile | null)[] => {
  const now = filesIn(stored)
  return toFix.map(({ index, sent_file: sentFile }) => {
    const file = now[index]
    return file && file.file_name !== sentFile?.file_name ? file : null
  })
}

/**
 * Returns the answers with the whole list of files: each flagged place with its new file, or with the sent file as long
 * as there is none.
 */
const correctedAnswers = (
  stored: StoredAppeal,
  toFix: ToFix,
  { details, files }: { readonly details: string; readonly files: readonly (KnownFile | null)[] },
): Answers => {
  const names = filesIn(stored).map(({ file_name }) => file_name)
  for (const [position, { index, sent_file: sentFile }] of toFix.entries()) {
    const name = files[position]?.file_name ?? sentFile?.file_name
    if (name === undefined) names.splice(index)
    else names[index] = name
  }
  return { ...answersIn(stored), details, documents: names }
}
