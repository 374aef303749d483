import type { Review } from '@milgo/contracts/office/review-answer'
import { awardNotBelow } from '@milgo/domain/score/find-award-tier'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { momentText } from '@milgo/messages/moment-text'
import { moneyText } from '@milgo/messages/money-text'
import { memo, useRef } from 'react'
import { Collapsible } from '../../lib/collapsible.tsx'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { TextWithValues } from '../../lib/text-with-values.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Checklist } from './checklist.tsx'
import { FigureField } from './figure-field.tsx'
import { sourceOf } from './figure-value.ts'
import { reviewPlaces } from './review-layout.ts'
import type { Evidence } from './use-document-evidence.ts'
import type { ReviewActions } from './use-review-actions.ts'

type Props = {
  readonly review: Review
  readonly evidence: Evidence
  /** The errors of figures, by name. */
  readonly errors: Readonly<Record<string, string>>
  readonly shown: string | undefined
  readonly actions: ReviewActions
  readonly onShow: (documentKey: string) => void
  readonly id: string
  /** Hidden because the form of a flag is shown in its place. */
  readonly isBehind: boolean
}

/** The verified figures, with the score that results from them. */
export const ScorePane = memo(({ review, evidence, errors, shown, actions, onShow, id, isBehind }: Props) => {
  const { officeReviewPage: words } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const { figures, documents, checklist } = review
  const mayEdit = review.edit_refusal === null
  const isFrozen = figures.is_frozen || !mayEdit
  const focusNext = () => {
    const inputs = [...(place.current?.querySelectorAll<HTMLElement>('[data-figure-input]') ?? [])]
    const at = inputs.findIndex((input) => input.matches(':focus'))
    const next = inputs[at + 1]
    if (next) next.focus()
    else inputs[at]?.blur()
  }
  return (
    <aside
      ref={place}
      id={id}
      aria-label={words.score.title}
      data-place="score"
      className={`relative min-h-0 overflow-y-auto border-line bg-surface px-4 py-4 text-small max-xl:border-e max-xl:border-t xl:border-s ${reviewPlaces.score} ${isBehind ? 'md:hidden' : ''}`}
    >
      <Total review={review} />
      <h2 className="mt-4 mb-1 flex items-center justify-between font-bold text-ink-soft">
        {words.figures.title}
        <KeyCap label={shortcutOf('enterFigures').label} />
      </h2>
      <AppealFigures review={review} onConfirm={() => void actions.confirmFigures()} />
      {figures.is_frozen && <p className="mb-1 text-ink-soft">{words.figures.frozen}</p>}
      {figures.rows.map((row) => {
        const source = sourceOf(row, shown)
        return (
          <FigureField
            key={row.wire}
            row={row}
            documents={documents}
            source={source}
            error={errors[row.wire]}
            isFrozen={isFrozen}
            onSave={(value, chosen) => void actions.saveFigure(row.wire, value, chosen)}
            onShow={onShow}
            onNext={focusNext}
          />
        )
      })}
      <Explanation review={review} />
      <Checklist
        items={checklist}
        checks={review.checks}
        documents={documents}
        evidence={evidence}
        mayEdit={mayEdit}
        onTick={(item, on) => void actions.tick(item, on)}
        onShow={onShow}
      />
      <p className="mt-4 border-t border-line pt-3 text-[13px] text-ink-soft">
        {fill(words.score.rules, { version: review.score.rules_version })}
        {figures.entered_by && figures.entered_at && (
          <span className="block">
            <TextWithValues
              words={words.figures.saved}
              values={{ name: figures.entered_by.name, at: momentText(new Date(figures.entered_at)) }}
            />
          </span>
        )}
      </p>
    </aside>
  )
})

/** The first result beside the current one, and a hint that the appeal needs figures of its own. */
const AppealFigures = ({ review, onConfirm }: Pick<Props, 'review'> & { onConfirm: () => void }) => {
  const { appeal: words } = useWords().officeReviewPage
  const { appeal, score } = review
  if (!appeal) return null
  const { total, award } = appeal.first
  return (
    <div className="mb-2 rounded-small bg-sun-wash px-3 py-2 text-sun-ink">
      <p>
        {fill(total === null ? words.differenceFirst : words.difference, {
          total: inGroups(total ?? 0),
          award: moneyText(award ?? 0),
          now: inGroups(score.total),
          nowAward: moneyText(awardNotBelow(score.award ?? 0, award ?? 0)),
        })}
      </p>
      {appeal.needs_figures && (
        <>
          <p className="mt-1 font-medium">{words.needsFigures}</p>
          {review.edit_refusal === null && review.figures.version > 0 && (
            <button
              type="button"
              onClick={onConfirm}
              className="mt-1.5 inline-flex min-h-9 items-center rounded-full border border-line-strong bg-surface px-3.5 text-ink hover:border-brand hover:text-brand"
            >
              {words.confirmFigures}
            </button>
          )}
        </>
      )}
    </div>
  )
}

const Total = ({ review: { score } }: Pick<Props, 'review'>) => {
  const { score: words } = useWords().officeReviewPage
  const language = useLanguage()
  return (
    <div className="flex items-center gap-4 border-b border-line pb-3">
      <p
        role="status"
        aria-label={`${words.title}: ${inGroups(score.total)}`}
        className="text-[44px] leading-none font-bold text-brand-strong tabular-nums"
      >
        <bdi dir="ltr">{inGroups(score.total)}</bdi>
      </p>
      <div>
        <p>
          <span className={`font-bold ${score.is_final ? 'text-good' : 'text-sun-ink'}`}>
            {score.is_final ? words.final : words.provisional}
          </span>{' '}
          {words.outOf}
        </p>
        <p className="text-ink-soft">
          {score.missing_figures === 0
            ? words.allEntered
            : counted(words.missing, score.missing_figures, language)}
        </p>
        {score.is_final && (
          <p className="font-medium">
            {score.award === null ? words.noAward : fill(words.award, { amount: moneyText(score.award) })}
          </p>
        )}
      </div>
    </div>
  )
}

const Explanation = ({ review: { score } }: Pick<Props, 'review'>) => {
  const { officeReviewPage, scoreComponents } = useWords()
  const { score: words } = officeReviewPage
  const { margin } = score
  return (
    <>
      {margin && (
        <div className="mt-3 rounded-small bg-brand-wash px-3 py-2 text-brand-strong">
          <p className="font-medium">
            {fill(words.perPerson, {
              total: moneyText(margin.total),
              persons: margin.persons,
              perPerson: moneyText(margin.per_person),
            })}
          </p>
          <p>{fill(words.margin, { left: moneyText(margin.left), points: inGroups(margin.points_lost) })}</p>
        </div>
      )}
      <h2 className="mt-4 mb-1 font-bold text-ink-soft">{words.breakdown}</h2>
      <ul>
        {score.components.map(({ component, is_known, points, max, lines }) => (
          <li key={component}>
            <Collapsible
              className="py-1"
              summaryStyle="min-h-7"
              summary={
                <>
                  <span className="min-w-0 grow">{scoreComponents[component]}</span>
                  <span aria-hidden="true" className="h-1.5 w-12 overflow-hidden rounded-full bg-sunken">
                    <span
                      className="filled block h-full bg-brand"
                      style={{ inlineSize: `${max > 0 ? Math.round((100 * points) / max) : 0}%` }}
                    />
                  </span>
                  {is_known ? (
                    <bdi dir="ltr" className="w-16 text-end tabular-nums">
                      <b>{inGroups(points)}</b> / {inGroups(max)}
                    </bdi>
                  ) : (
                    <span className="min-w-16 text-end text-ink-soft">{words.unknown}</span>
                  )}
                </>
              }
            >
              <ul className="ps-3 text-[13px] text-ink-soft">
                {lines.map(({ code, text }) => (
                  <li key={code}>{text}</li>
                ))}
              </ul>
            </Collapsible>
          </li>
        ))}
      </ul>
    </>
  )
}
