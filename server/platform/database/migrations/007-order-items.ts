// Orders of several products: a row for each line, and how often each product was sold.
import { type Kysely, sql } from 'kysely'

export const orderItems = { additive: true, up }

const STATEMENTS = [
  `create table order_item (
    number bigint not null,
    position integer not null,
    product_id text not null,
    product_name text not null,
    product_name_id text not null,
    quantity integer not null,
    list_price integer not null,
    price integer not null,
    sale_id text,
    constraint order_item_key primary key (number, position)
  )`,
  `insert into order_item
    select number, 0, product_id, product_name, product_name_id, 1, coalesce(list_price, price), price, null
    from orders`,
  'create index order_item_product on order_item (product_id, number) where position > 0',
  'create index order_item_sale on order_item (sale_id, number) where sale_id is not null',
  'alter table day_sum add column sold bigint not null default 0',
  'update day_sum set sold = paid',
]

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
