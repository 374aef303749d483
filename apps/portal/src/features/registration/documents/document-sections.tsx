import type { Question } from '@milgo/domain/answers/define'
import { isFileRow } from '@milgo/domain/answers/row'
import { documentPlaces } from '@milgo/domain/application/documents/places'
import { useForm } from '@milgo/form/form-context.tsx'
import { QuestionField } from '@milgo/form/question-field.tsx'
import { useFormStatus, useIsShown, useShows } from '@milgo/form/use-form-state.ts'
import { counted } from '@milgo/messages/counted'
import { memberWord } from '@milgo/messages/document-label'
import { findWord } from '@milgo/messages/find-word'
import { Badge } from '@milgo/ui/badge.tsx'
import { CollapsibleSection } from '@milgo/ui/collapsible-section.tsx'
import { CircleCheck } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { OneByOne } from '../../../lib/one-by-one.tsx'
import { useLanguage } from '../../../lib/words.ts'
import type { DocumentFiles } from '../../../request/files/document-files.ts'
import { useRegistrationWords } from '../registration-words.ts'
import { DocumentFields } from './document-field.tsx'
import { type DocumentPlaceName, sectionIdOf, useIsAsked } from './place-progress.ts'

type Props = { readonly files: DocumentFiles }

type NoteKey = 'notWorkNote' | 'spouseNote'

/** Notes beside the questions: of a part of the step, and of a family member. */
const placeNotes: { readonly [Place in DocumentPlaceName]?: NoteKey } = { income: 'notWorkNote' }
const memberNotes: Readonly<Partial<Record<string, NoteKey>>> = { SPOUSE: 'spouseNote' }

/** Draws every part of the step in order. A part without a shown question is left out. */
export const DocumentSections = ({ files, isOpening }: Props & { isOpening: boolean }) => (
  <OneByOne
    parts={documentPlaces.map((place) => <DocumentSection key={place} place={place} files={files} />)}
    isOpening={isOpening}
  />
)

const DocumentSection = memo(({ place, files }: Props & { place: DocumentPlaceName }) => {
  const { store } = useForm()
  const { places, formNotes } = useRegistrationWords()
  const questions = store.model.form.questions.filter(
    (question) => question.section === 'documents' && question.place === place,
  )
  const isShown = useShows(questions.map(({ id }) => id))
  const note = placeNotes[place]
  if (!isShown) return null
  return (
    <div id={sectionIdOf(place)}>
      <CollapsibleSection title={places.documents[place]} aside={<Progress place={place} />}>
        <div className="flex flex-col gap-6">
          {note && <p className="max-w-measure text-ink-soft">{formNotes[note]}</p>}
          {byMember(questions).map(({ member, questions: own }) =>
            member === undefined ? (
              <Fields key="own" questions={own} files={files} />
            ) : (
              <Member key={member} member={member} questions={own}>
                <Fields questions={own} files={files} />
              </Member>
            ),
          )}
        </div>
      </CollapsibleSection>
    </div>
  )
})

/** Shows how much is missing in a part of the page, also while the part is folded. */
const Progress = ({ place }: { place: DocumentPlaceName }) => {
  const { openAt } = useFormStatus()
  const { check } = useRegistrationWords().registration
  const language = useLanguage()
  const isAsked = useIsAsked(place)
  const missing = openAt[`documents.${place}`] ?? 0
  if (missing > 0) return <Badge tone="sun">{counted(check.missing, missing, language)}</Badge>
  return (
    isAsked && (
      <Badge tone="good" icon={<CircleCheck aria-hidden="true" className="size-4.5" />}>
        {check.complete}
      </Badge>
    )
  )
}

type Group = { readonly member: string | undefined; readonly questions: readonly Question[] }

/** Groups the questions that are one family member's line on the wire. */
const byMember = (questions: readonly Question[]): readonly Group[] => {
  const memberOf = ({ wire }: Question) => (typeof wire === 'object' ? wire.member : undefined)
  return [...new Set(questions.map(memberOf))].map((member) => ({
    member,
    questions: questions.filter((question) => memberOf(question) === member),
  }))
}

type MemberProps = {
  readonly member: string
  readonly questions: readonly Question[]
  readonly children: ReactNode
}

const Member = ({ member, questions, children }: MemberProps) => {
  const id = useId()
  const words = useRegistrationWords()
  const isShown = useShows(questions.map((question) => question.id))
  const note = memberNotes[member]
  return (
    isShown && (
      <section
        aria-labelledby={id}
        className="flex flex-col gap-4 border-line not-first:border-t not-first:pt-6"
      >
        <h3 id={id} className="text-lead font-bold">
          {memberWord(member, words)}
        </h3>
        {note && <p className="max-w-measure text-ink-soft">{words.formNotes[note]}</p>}
        {children}
      </section>
    )
  )
}

/**
 * Lays out as many fields in a row as fit. A choice is beside the document that it asks for; a yes-or-no question has a
 * row of its own.
 */
const Fields = ({ questions, files }: Props & { questions: readonly Question[] }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-x-5 gap-y-5">
    {questions.map((question) =>
      isFileRow(question) ? (
        <DocumentFields key={question.id} question={question} files={files} />
      ) : (
        <PlainQuestion key={question.id} question={question} />
      ),
    )}
  </div>
)

/** Draws a question of the step that asks for no file. */
export const PlainQuestion = ({ question }: { question: Question }) => {
  const { id, kind } = question
  const { formNotes } = useRegistrationWords()
  const statements = question.kind === 'tick' ? (question.statements ?? []) : []
  return (
    useIsShown(id) && (
      <div className={kind === 'choice' ? 'min-w-0' : 'col-span-full min-w-0'}>
        <QuestionField
          id={id}
          isHighlighted={kind === 'tick'}
          {...(statements.length > 0 && {
            help: statements.map((key) => (
              <span key={key} className="mt-1 block">
                {findWord(formNotes, key)}
              </span>
            )),
          })}
        />
      </div>
    )
  )
}
