// Migrations since 1.0.0, oldest first.
import type { Dialect } from './001-initial/dialect.ts'

export const version2: Record<string, (dialect: Dialect) => readonly string[]> = {
  // Entries of the audit log as data instead of English sentences, and an index for each of their filters.
  '002-audit-values': () => [
    'alter table audit_entry add column target text',
    'alter table audit_entry add column before text',
    'alter table audit_entry add column after text',
    'create index audit_entry_at on audit_entry (at, action)',
    'create index audit_entry_admin on audit_entry (admin, number)',
    'create index audit_entry_action on audit_entry (action, number)',
    'create index audit_entry_subject on audit_entry (subject, number)',
  ],
  '003-passkeys': () => [
    `create table admin_passkey (
      id text primary key,
      admin_id text not null,
      public_key text not null,
      counter integer not null,
      device text not null,
      created_at text not null,
      used_at text
    )`,
    'create index admin_passkey_admin on admin_passkey (admin_id)',
    `create table passkey_challenge (
      challenge_hash text primary key,
      admin_id text,
      created_at text not null
    )`,
  ],
  // For the pipeline of send actions.
  '004-delivered-index': () => ['create index send_action_success on send_action (success_at)'],
  // The gateway of each payment. Payments of before were taken by Tripay, the only one.
  '005-gateways': () => [
    "alter table orders add column gateway text default 'tripay'",
    'alter table orders add column biller_code text',
    "alter table unknown_payment add column gateway text not null default 'tripay'",
  ],
  // Own pages and news, with every version of them.
  '006-posts': ({ id, number }) => [
    `create table post (
      id ${id},
      number ${number},
      kind text not null,
      slug text not null,
      old_slugs text not null default '',
      title_en text not null,
      title_id text not null,
      text_en text not null,
      text_id text not null,
      image_url text,
      published_at text not null,
      hidden integer not null,
      released integer not null,
      version integer not null,
      updated_at text not null,
      updated_by text not null
    )`,
    'create unique index post_slug on post (kind, slug)',
    'create index post_list on post (kind, number)',
    'create index post_due on post (published_at) where released = 0',
    `create table post_version (
      post_id text not null,
      version integer not null,
      value text not null,
      updated_at text not null,
      updated_by text not null,
      constraint post_version_pk primary key (post_id, version)
    )`,
  ],
  // Orders of several products: a row for each line, and how often each product was sold.
  '007-order-items': () => [
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
  ],
  // For the filter of the list of orders.
  '008-gateway-index': () => ['create index orders_gateway on orders (gateway, number)'],
  // The page of a wallet, for payments of channels that redirect to one.
  '009-pay-url': () => ['alter table orders add column pay_url text'],
  // Why a delivery is held, and the commands of a line by itself. What 1.0.0 has held gets its reason; as unconfirmed, a process
  // of the version before leaves it to a person too.
  '010-held': () => [
    'alter table send_action add column held text',
    'alter table order_item add column commands text',
    `update send_action set held = 'refund', state = 'unknown', last_reply = null
      where needs_person = 1 and state = 'failed' and purpose = 'refund'
        and last_reply = 'Not sent: it is not certain that everything had been delivered before the refund.'`,
    `update send_action set held = 'restore', last_reply = null
      where needs_person = 1 and state = 'unknown'
        and last_reply = 'Restored from a backup: it may have been sent after the backup was made. Look in the game before sending it again.'`,
    `update orders set delivery = 'held' where delivery in ('failed', 'unknown')
      and id in (select order_id from send_action where needs_person = 1 and held is not null)`,
  ],
  // When a session proved who uses it, a second factor that ended with a password, and names that nobody may take again.
  '011-access': () => [
    'alter table admin_session add column proved_at text',
    'alter table admin add column two_factor_ended_at text',
    'create table removed_admin (name text primary key)',
    `insert into removed_admin
      select distinct lower(subject) from audit_entry
      where action = 'admin_removed' and subject is not null
        and lower(subject) not in (select lower(username) from admin)`,
  ],
  // The sum that the gateway returned of a payment that stays paid.
  '012-returned': () => [
    'alter table orders add column returned_amount integer',
    'create index orders_returned on orders (paid_at) where returned_amount is not null',
  ],
}
