// Orders with a delivery that is held for a person, see contract/shop/delivery.ts.
import { type SqlBool, sql } from 'kysely'

/** Of the table `orders`. */
export const hasHeld = sql<SqlBool>`exists (
  select 1 from send_action
  where send_action.order_id = orders.id and send_action.needs_person = 1 and send_action.held is not null
)`
