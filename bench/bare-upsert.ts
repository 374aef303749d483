/**
 * The floor of saves, in a process of its own: the barest route that stores a step, without checking the caller or the
 * values. It writes the same rows and the same bytes as the server: the request's time of change, and the step with the
 * answers that the server has stored, of which only the street differs from save to save.
 */
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
// The database is stopped before this process.
pool.on('error', () => {})
const {
  rows: [stored],
} = await pool.query(`select answers from request_steps where answers ? 'addressByIdStreet' limit 1`)
if (!stored) throw new Error('the server has stored nothing yet')
const app = fastify()
app.post<{ Body: { version: number; street: string } }>('/', async ({ headers, body }) => {
  // A named statement is prepared once for each connection, as the server's own statements are.
  const { rows } = await pool.query({
    name: 'bare-upsert',
    text: `with changed as (update requests set updated_at = now() where id = $1 returning id)
     insert into request_steps (request_id, step, version, answers, updated_at)
     select id, 'personal', $2, $3, now() from changed
     on conflict (request_id, step) do update
     set version = excluded.version, answers = excluded.answers, updated_at = excluded.updated_at
     returning request_id as id, version`,
    values: [
      headers['x-request'],
      body.version + 1,
      JSON.stringify({ ...stored.answers, addressByIdStreet: body.street }),
    ],
  })
  return rows[0]
})
console.log(`running ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
