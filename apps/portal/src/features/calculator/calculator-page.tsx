import { paths } from '@milgo/contracts/portal-paths'
import { academicYearText } from '@milgo/messages/academic-year-text'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { AriaPage } from '../../lib/aria-page.tsx'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { ReserveWindow, Typed } from '../../request/score/calculator-fields.ts'
import { type Estimate, estimateOf } from '../../request/score/estimate-of.ts'
import { ScoreFields } from '../../request/score/score-fields.tsx'
import { emptyForm, examples } from './calculator-examples.ts'
import { useCalculatorWords } from './calculator-words.ts'
import { EstimateCard, EstimateLine } from './estimate-card.tsx'

/** Computes the score of the visitor's own figures by the rules in force, in the browser. Nothing is sent or stored. */
export const CalculatorPage = () => {
  const { shell } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const { data: rules, error } = useCoreQuery('/page-data/calculator')
  return (
    <AriaPage>
      <div ref={place} tabIndex={-1} className="page-column flex flex-col gap-7 py-10 outline-none md:py-14">
        <PageHeading
          documentTitle={fill(shell.documentTitle, { page: shell.pages.calculator })}
          className="text-display text-balance"
        >
          {shell.pages.calculator}
        </PageHeading>
        {rules ? <Calculator rules={rules} /> : error ? <Missing error={error} place={place} /> : <Outline />}
      </div>
    </AriaPage>
  )
}

const Outline = () => (
  <div className="grid items-start gap-6 lg:grid-cols-2">
    <Skeleton className="h-120 w-full" />
    <Skeleton className="h-60 w-full" />
  </div>
)

const Missing = ({ error, place }: { error: Error; place: React.RefObject<HTMLDivElement | null> }) => {
  const words = useCalculatorWords()
  const isNone = error instanceof CallFailed && error.status === 404
  return (
    <div className={`${cardStyle} p-6 md:p-8`}>
      {isNone ? (
        <p>{words.missing}</p>
      ) : (
        <LoadFailed
          title={words.failed}
          text={words.failedText}
          error={error}
          brought={place}
          variant="primary"
        />
      )}
    </div>
  )
}

const Calculator = ({ rules }: { rules: CoreAnswer<'/page-data/calculator'> }) => {
  const words = useCalculatorWords()
  const language = useLanguage()
  const [typed, setTyped] = useState<Typed>(emptyForm)
  const estimate = estimateOf(typed, rules)
  useHashTarget(true)
  return (
    <>
      <div>
        <p className="max-w-measure text-lead text-ink-soft">
          {fill(words.lead, { year: academicYearText(rules.academic_year, language) })}
        </p>
        <p className="mt-3 flex items-center gap-2.5 text-small font-medium text-good">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
          {words.privacy}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {/* A field that gets the focus by Tab scrolls to above the line that stays at the bottom. */}
        <div className="flex flex-col gap-3 max-lg:[&_input]:scroll-mb-24">
          <Figures
            typed={typed}
            estimate={estimate}
            onChange={setTyped}
            reserveWindow={rules.reserve_window}
          />
          <EstimateLine estimate={estimate} />
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:row-span-2">
          <EstimateCard estimate={estimate} rules={rules} />
          <Link to={paths.checkEligibility} className={`${buttonStyle('secondary')} self-start`}>
            {words.check}
          </Link>
        </div>
        <Examples onUse={setTyped} />
      </div>
    </>
  )
}

type FiguresProps = {
  readonly typed: Typed
  readonly estimate: Estimate
  readonly onChange: (typed: Typed) => void
  readonly reserveWindow: ReserveWindow
}

const Figures = ({ typed, estimate, onChange, reserveWindow }: FiguresProps) => {
  const words = useCalculatorWords()
  return (
    <section aria-labelledby="calculator-form" className={`${cardStyle} px-5 py-6 md:px-7`}>
      <h2 id="calculator-form" className="text-title font-bold">
        {words.form}
      </h2>
      <div className="mt-4">
        <ScoreFields
          typed={typed}
          onChange={onChange}
          reserveWindow={reserveWindow}
          wrong={estimate.kind === 'wrong' ? estimate.fields : []}
          helps={{ income: words.incomeHelp }}
          hasTooManyChildren={estimate.kind === 'tooManyChildren'}
        />
      </div>
      <div className="mt-4">
        <ActionButton variant="quiet" onPress={() => onChange(emptyForm)} className="-ms-6">
          {words.clear}
        </ActionButton>
      </div>
    </section>
  )
}

const Examples = ({ onUse }: { onUse: (typed: Typed) => void }) => {
  const words = useCalculatorWords()
  return (
    <section aria-labelledby="calculator-examples" className={`${cardStyle} px-5 py-6 md:px-7`}>
      <h2 id="calculator-examples" className="text-title font-bold">
        {words.examples}
      </h2>
      <p className="mt-1 text-ink-soft">{words.examplesLead}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {(Object.keys(examples) as (keyof typeof examples)[]).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={fill(words.use, { name: words.example[name] })}
              onClick={() => onUse(examples[name])}
              className="min-h-12 w-full rounded-small border border-line px-4 py-2.5 text-start hover:border-brand hover:text-brand"
            >
              {words.example[name]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
