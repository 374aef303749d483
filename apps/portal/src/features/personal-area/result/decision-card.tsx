import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { moneyText } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { DownloadFailed } from '../../../request/files/download-failed.tsx'
import { useDownload } from '../../../request/files/use-download.ts'
import type { ResultAnswer } from '../../../request/score/score-ground.ts'
import { useScoreWords } from '../../../request/score/score-words.ts'
import { MoneyLine } from './money-line.tsx'

type Props = {
  readonly result: ResultAnswer
  /** The title of the page, which may say already that there is no award. */
  readonly title: string
  /** The style of the letter's button: primary, unless the student has a task. */
  readonly letter: 'primary' | 'secondary'
}

/** Shows the award or why there is none, the letter, and where the money is. */
export const DecisionCard = ({ result, title, letter }: Props) => {
  const { award: words } = useScoreWords().resultView
  return (
    <section aria-label={words.label} className={`${cardStyle} p-5 md:p-8`}>
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start lg:justify-between">
        <div className="flex min-w-0 flex-col items-start gap-4 lg:max-w-[34rem]">
          <Decision result={result} title={title} />
          <LetterDownload variant={letter} />
        </div>
        {result.money && (
          <div className="lg:w-96 lg:shrink-0">
            <MoneyLine money={result.money} />
          </div>
        )}
      </div>
    </section>
  )
}

const Decision = ({ result, title }: Pick<Props, 'result' | 'title'>) => {
  const words = useScoreWords().resultView
  const { award, score, rules, decision, is_of_appeal: isOfAppeal } = result
  const total = score?.total ?? 0
  const lowest = rules?.award_tiers.at(-1)
  switch (decision) {
    case 'AWARD':
      return (
        <div>
          <p className="text-[min(3.25rem,16.25vw)] leading-none font-bold text-brand">{moneyText(award)}</p>
          <p className="mt-3 text-lead text-pretty">
            {fill(isOfAppeal ? words.award.ofAppeal : words.award.text, { total })}
          </p>
          <AppealRefusal result={result} />
        </div>
      )
    case 'NO_AWARD':
      return (
        <div>
          {(!lowest || title !== words.award.none) && (
            <p className="mb-2 text-title font-bold">{words.award.none}</p>
          )}
          {lowest && (
            <p className="text-lead text-pretty">
              {fill(words.award.noneText, { total, from: lowest.from })}
            </p>
          )}
          <AppealRefusal result={result} />
        </div>
      )
    default:
      return (
        <div className="w-full">
          <p className="text-lead font-medium">{words.award.refused}</p>
          {decision === 'REJECTION' && <p className="mt-1">{words.refusal.institution}</p>}
          {result.refusal && <Reason label={words.refusal.reason} refusal={result.refusal} />}
          <AppealRefusal result={result} />
        </div>
      )
  }
}

const AppealRefusal = ({ result: { appeal_refusal: refusal } }: { result: ResultAnswer }) => {
  const { refusal: words } = useScoreWords().resultView
  return refusal && <Reason label={words.appealReason} refusal={refusal} />
}

type ReasonProps = { readonly label: string; readonly refusal: NonNullable<ResultAnswer['refusal']> }

const Reason = ({ label, refusal }: ReasonProps) => {
  const { refusal: words } = useScoreWords().resultView
  return (
    <dl className="mt-4 rounded-medium border border-line bg-sunken p-4">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="text-lead text-pretty">{refusal.reason}</dd>
      {refusal.note && (
        <>
          <dt className="mt-3 text-small text-ink-soft">{words.note}</dt>
          <dd className="whitespace-pre-line">
            <bdi>{refusal.note}</bdi>
          </dd>
        </>
      )}
    </dl>
  )
}

const LetterDownload = ({ variant }: { variant: Props['letter'] }) => {
  const { letter: words } = useScoreWords().resultView
  const { start, isBusy, error } = useDownload({
    path: '/publish/get-result-pdf',
    mediaType: 'application/pdf',
    name: 'milgo.pdf',
  })
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden max-sm:flex-col max-sm:flex-nowrap max-sm:items-stretch max-sm:self-stretch">
      <ActionButton
        variant={variant}
        onPress={() => void start()}
        busyText={isBusy ? words.preparing : undefined}
      >
        <Download aria-hidden="true" className="size-5" />
        {words.download}
      </ActionButton>
      <Link
        to={paths.pdf}
        className={`${textLinkStyle} inline-flex min-h-11 items-center max-sm:justify-center`}
      >
        {words.read}
      </Link>
      <DownloadFailed error={error} />
    </div>
  )
}
