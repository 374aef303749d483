import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'

type Props = {
  readonly letter: PrintedLetter
  /** The level of the letter's heading in the page around it. */
  readonly level?: 2 | 3
}

/** A letter in the page, with the same parts as on paper: headings, paragraphs and a table. */
export const LetterView = ({ letter, level = 2 }: Props) => {
  const Heading = `h${level}` as const
  const { decision, score } = letter
  return (
    <article
      lang={letter.language}
      dir={letter.direction}
      className="rounded-medium border border-line bg-surface p-5 text-ink shadow-card sm:p-8"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-brand pb-4">
        <div className="flex items-center gap-3">
          <LogoMark className="size-10" />
          <p>
            <span className="block text-lead font-bold text-brand">{letter.brand}</span>
            <span className="block text-small text-ink-soft">{letter.office}</span>
          </p>
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-5 gap-y-1 text-small">
          {letter.details.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <p className="mt-5">
        {letter.to}
        <strong className="block">{letter.name}</strong>
        {letter.identity}
      </p>
      <Heading className="mt-6 text-lead font-bold text-balance">{letter.subject}</Heading>
      <p className="mt-3">{letter.greeting}</p>
      {letter.opening.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-medium border border-brand p-4 sm:p-5">
        {decision.amount !== null && (
          <span className="text-display font-bold text-brand tabular-nums">{decision.amount}</span>
        )}
        <p className="min-w-[min(12rem,100%)] flex-1">
          <strong className="block">{decision.headline}</strong>
          {decision.text}
        </p>
      </div>
      <Part part={letter.reasons} level={level} />
      {score && <ScoreTable score={score} level={level} />}
      <Part part={letter.appeal} level={level} />
      <Part part={letter.information} level={level} />
      <p className="mt-7">{letter.closing}</p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6">
        <strong>{letter.signature}</strong>
        <span className="text-small wrap-anywhere text-ink-soft">{letter.contact}</span>
      </p>
      <p className="mt-6 border-t border-line pt-3 text-small text-ink-soft">{letter.footer.join(' · ')}</p>
    </article>
  )
}

type PartProps = {
  readonly part: PrintedLetter['reasons']
  readonly level: 2 | 3
}

const Part = ({ part, level }: PartProps) => {
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    part && (
      <section className="mt-6">
        <Heading className="font-bold">{part.title}</Heading>
        {part.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-1.5 wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </section>
    )
  )
}

type ScoreProps = { readonly score: NonNullable<PrintedLetter['score']>; readonly level: 2 | 3 }

const cell = 'py-2.5 text-start align-top'
/** On a phone the explanation of a component is shown below its name instead of in this column. */
const explanationColumn = 'max-sm:hidden'

const ScoreTable = ({ score, level }: ScoreProps) => {
  const Heading = level === 2 ? 'h3' : 'h4'
  const { columns, rows, total } = score
  return (
    <section className="mt-6">
      <Heading className="font-bold">{score.title}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled with the keys */}
      <section tabIndex={0} aria-label={score.title} className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse sm:min-w-96">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className={`${cell} pe-3`}>
                {columns.component}
              </th>
              <th scope="col" className={`${cell} ${explanationColumn}`}>
                {columns.explanation}
              </th>
              <th scope="col" className={`${cell} ps-3`}>
                {columns.points}
              </th>
              <th scope="col" className={`${cell} ps-3`}>
                {columns.max}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.component} className="border-b border-line last:border-ink">
                <th scope="row" className={`${cell} pe-3`}>
                  {row.component}
                  <span className="block font-regular text-ink-soft sm:hidden">{row.explanation}</span>
                </th>
                <td className={`${cell} ${explanationColumn} text-ink-soft`}>{row.explanation}</td>
                <td className={`${cell} ps-3 font-bold tabular-nums`}>{row.points}</td>
                <td className={`${cell} ps-3 tabular-nums`}>{row.max}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row" className={cell}>
                {total.label}
              </th>
              <td className={explanationColumn} />
              <td className={`${cell} ps-3 tabular-nums`}>{total.points}</td>
              <td className={`${cell} ps-3 tabular-nums`}>{total.max}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  )
}
