import { exampleLetter } from '@milgo/domain/letter/letter.fixture'
import { computeScore } from '@milgo/domain/score/compute'
import { exampleScoreRules } from '@milgo/domain/score/example-rules.fixture'
import { plainAnswers, plainFigures } from '@milgo/domain/score/score-inputs.fixture'
import type { EventName } from '@milgo/domain/status/request-event'
import { memoryOf } from '@milgo/domain/status/request-memory'
import { sql } from 'drizzle-orm'
import { refreshIndexRows } from '../../src/core/requests/write-index.ts'
import { letterTemplate } from '../../src/core/results/print-letter.ts'
import { sealLetter } from '../../src/core/results/sealed-letter.ts'
import { requestEvents } from '../../src/store/requests-schema.ts'
import { letters, scores } from '../../src/store/results-schema.ts'
import { figureVersions } from '../../src/store/review-schema.ts'
import type { TestApp } from './test-app.ts'
import { hour, type Line, walkedUntil } from './unpublished-walks.ts'

type PlacedLine = Omit<Line, 'event'> & { readonly event: EventName }

const staffIds = new Map<string, string>()
const idOf = (name: string | null): string | null => {
  if (name === null || name === 'student') return null
  const known = staffIds.get(name) ?? crypto.randomUUID()
  staffIds.set(name, known)
  return known
}

/**
 * Sets a request to the end of this history. Not every history can be reached by calls. The same request gets each
 * outcome in turn, so that everything else of its student stays equal to the byte.
 */
export const placeRequest = async (
  server: Pick<TestApp, 'database' | 'platform'>,
  id: string,
  lines: readonly Line[],
  shownLines: number,
  drawn: number,
) => {
  const state = lines.at(-1)?.after
  if (!state) throw new Error('a history without an event')
  await server.database.transaction(async (tx) => {
    await tx.execute(sql`update requests set status = ${state.status}, publish_state = ${state.publishState},
      correction_deadline = ${state.correctionDeadline?.toISOString() ?? null}::timestamptz,
      memory = ${JSON.stringify(memoryOf(state))}::jsonb where id = ${id}`)
    await tx.execute(sql`delete from request_events where request_id = ${id}`)
    await tx.execute(sql`delete from scores where request_id = ${id}`)
    await tx.execute(sql`delete from letters where request_id = ${id}`)
    await tx.execute(sql`delete from figure_versions where request_id = ${id}`)
    const computed = lines.flatMap((line, index) => (line.event === 'COMPUTE' ? [{ line, index }] : []))
    if (computed.length > 0)
      await tx
        .insert(scores)
        .values(
          computed.map(({ line, index }, place) =>
            scoreRow(id, place + 1, line, index < shownLines ? 0 : drawn),
          ),
        )
    const published = computed.filter(({ index }) => index < shownLines)
    if (published.length > 0 && state.publishState !== '0')
      await tx.insert(letters).values(letterRow(server, id))
    await tx.insert(figureVersions).values({
      requestId: id,
      version: 1,
      round: 1,
      staffId: crypto.randomUUID(),
      at: walkedUntil,
      figures: { houseHoldPeople: String(drawn) },
      sources: {},
    })
    const happened = lines.flatMap((line) => [...figuresBefore(line), line])
    await tx.insert(requestEvents).values(
      happened.map(({ event, by, at, actorId, before, after }, index) => ({
        requestId: id,
        number: index + 1,
        at,
        event,
        actorRole: by,
        actorId: idOf(actorId),
        reason: 'a reason that says it all',
        fromStatus: before.status,
        toStatus: after.status,
        publishState: after.publishState,
        snapshotNumber: event === 'SUBMIT' ? 1 : null,
      })),
    )
    await refreshIndexRows(tx, [id])
  })
}

/** Returns the event that enters figures, which must come before an approval; none for other ends of a review. */
const figuresBefore = (line: Line): readonly PlacedLine[] =>
  line.event === 'APPROVE' || line.event === 'APPROVE_APPEAL'
    ? [{ ...line, event: 'ENTER_FIGURES', by: 'REVIEWER', actorId: 'r1', after: line.before }]
    : []

/** The letter of the first score, which the student has. */
const { requestNumber: _requestNumber, ...exampleValues } = exampleLetter
const letterRow = ({ platform }: Pick<TestApp, 'platform'>, requestId: string) => ({
  requestId,
  number: 1,
  kind: 'AWARD' as const,
  templateVersion: letterTemplate,
  sealed: sealLetter(platform.vault, requestId, 1, exampleValues),
  scoreVersion: 1,
  releaseId: null,
  appealUntil: null,
  issuedAt: new Date(walkedUntil.getTime() - 18 * 24 * hour),
  replaces: null,
})

/** Returns a score: the same one if it is published, a drawn one if it is not. */
const scoreRow = (requestId: string, version: number, { at, before }: Line, drawn: number) => {
  const figures = { ...plainFigures, parentOneIncome: 4_000 + 3_000 * drawn }
  const { components, total } = computeScore(plainAnswers, figures, exampleScoreRules)
  return {
    requestId,
    version,
    result: before.appeal === 'NONE' ? ('1' as const) : ('2' as const),
    snapshotNumber: 1,
    figuresVersion: 1,
    rulesVersion: exampleScoreRules.version,
    inputs: { answers: plainAnswers, figures },
    components,
    total,
    award: 1_000 * drawn,
    computedAt: at,
  }
}
