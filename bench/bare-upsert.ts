/** A process of its own: the barest route that keeps a step, with no look at who asks or what they send. */
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
// Its database is stopped before it.
pool.on('error', () => {})
const app = fastify()
app.post<{ Body: { version: number } }>('/', async ({ headers, body }) => {
  // Named, and so prepared once a connection, as the server's own statements are.
  const { rows } = await pool.query({
    name: 'bare-upsert',
    text: `insert into request_steps (request_id, step, version, answers, updated_at)
     values ($1, 'personal', $2, $3, now())
     on conflict (request_id, step) do update
     set version = excluded.version, answers = excluded.answers, updated_at = excluded.updated_at
     returning request_id as id, version`,
    values: [headers['x-request'], body.version + 1, JSON.stringify(body)],
  })
  return rows[0]
})
console.log(`running ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
