import { expect } from 'vitest'
import { useAppealsBench } from './appeals-bench.ts'
import { completeFigures, type Member } from './review-bench.ts'
import type { Sender } from './submission.ts'

/** The bench of appeals, with reviewers who judge them and managers who decide. */
export const useAppealsReviewBench = () => {
  const bench = useAppealsBench()
  const { member, of, appealed } = bench

  const enterFigures = async (who: Member, form: Sender) => {
    const calls = of(who, form.id)
    const { figures } = await calls.opened()
    const claimed = figures.rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
    const asked = Object.fromEntries(
      Object.entries({ ...completeFigures, family_handicapped_data: claimed }).filter(([wire]) =>
        figures.rows.some((row) => row.wire === wire),
      ),
    )
    return calls.figures({ version: figures.version, figures: asked })
  }

  /** Judges the files of the appeal: all accepted, but for those that are flagged. */
  const judge = async (who: Member, form: Sender, flagged: readonly string[] = []) => {
    const calls = of(who, form.id)
    for (const { key, file, is_frozen, is_missing } of (await calls.opened()).documents) {
      if (is_frozen || (is_missing && !flagged.includes(key))) continue
      await calls.verdict({
        key,
        file_name: file?.file_name ?? '',
        ...(flagged.includes(key) ? { verdict: 'FLAGGED', reason: 'UNREADABLE' } : { verdict: 'ACCEPTED' }),
      })
    }
  }

  const decide = async (who: Member, form: Sender, given: object) => {
    const { seen } = await of(who, form.id).opened()
    return of(who, form.id).decide({ seen, ...given })
  }

  const leave = (who: Member, form: Sender) => of(who, form.id).keepOpen({ is_closing: true })

  /** An appeal that its reviewer has returned with the first file flagged. */
  const returned = async (note?: string) => {
    const appeal = await appealed()
    const reviewer = await member('reviewer')
    await judge(reviewer, appeal.form, ['documents.0'])
    const answer = await decide(reviewer, appeal.form, { event: 'RETURN_FOR_REPAIR', note })
    expect(answer.statusCode, answer.body).toBe(200)
    return { ...appeal, reviewer }
  }

  /** An appeal whose files are judged and whose figures are entered, ready for a manager. */
  const reviewed = async () => {
    const appeal = await appealed()
    const reviewer = await member('reviewer')
    await judge(reviewer, appeal.form)
    const saved = await enterFigures(reviewer, appeal.form)
    expect(saved.statusCode, saved.body).toBe(200)
    await leave(reviewer, appeal.form)
    return { ...appeal, reviewer, manager: await member('manager') }
  }

  return { ...bench, enterFigures, judge, decide, leave, returned, reviewed }
}
