// Orders, and sums of them.
import type { Dialect } from './dialect.ts'

export const orders = ({ id, number, byCharacter, only }: Dialect) => `
create table purchase (
  id ${id},
  number ${number},
  reference text not null unique,
  username text not null,
  player_key text not null,
  product_id text not null,
  product_name text not null,
  price integer not null,
  commands text not null,
  method text not null,
  status text not null,
  amount integer not null,
  fee integer not null,
  gateway_reference text unique,
  payment_name text not null,
  pay_code text,
  qr_string text,
  qr_url text,
  instructions text not null,
  created_at text not null,
  expires_at text not null,
  paid_at text,
  next_check_at text,
  checks integer not null default 0,
  needs_person integer not null default 0,
  command_options text,
  is_test integer not null default 0,
  discount text,
  discount_id text,
  refund_commands text,
  refund_command_options text,
  delivery text,
  given_by text,
  refunded_at text,
  list_price integer,
  gateway_fee integer,
  gift text,
  network text,
  product_name_id text not null default ''
);
${only.sqlite('create index purchase_number on purchase (number);')}
create index purchase_check on purchase (next_check_at);
create index purchase_status on purchase (status, number);
create index purchase_username on purchase (player_key, number);
create index purchase_needs_person on purchase (needs_person, number);
create index purchase_paid on purchase (paid_at);
create index purchase_amount on purchase (amount, number);
create index purchase_pay_code on purchase (pay_code${byCharacter});
${only.postgres('create index purchase_reference_beginning on purchase (reference text_pattern_ops);')}
create index purchase_test on purchase (is_test, number);
create index purchase_discount on purchase (discount_id, is_test, status, player_key, price, list_price)
  where discount_id is not null;
create index purchase_product_id on purchase (product_id, number);
create index purchase_method on purchase (method, number);
create index purchase_delivery on purchase (delivery, number);
create index purchase_created on purchase (created_at);
create index purchase_reference_2 on purchase (substr(reference, 6, 9)${byCharacter});
create index purchase_reference_3 on purchase (substr(reference, 11, 9)${byCharacter});
create index purchase_reference_4 on purchase (substr(reference, 16, 9)${byCharacter});
create index purchase_reference_5 on purchase (substr(reference, 21, 9)${byCharacter});
create index purchase_reference_6 on purchase (substr(reference, 26, 9)${byCharacter});
create index purchase_reference_7 on purchase (substr(reference, 31, 9)${byCharacter});
create index purchase_delivered_unpaid on purchase (number)
  where delivery is not null and status in ('UNPAID', 'EXPIRED', 'FAILED');
create index purchase_test_amount on purchase (is_test, amount, number);
create index purchase_status_product on purchase (status, product_id, number, method, is_test);
create index purchase_status_method on purchase (status, method, number, is_test);
create index purchase_product_method on purchase (product_id, method, number, is_test);
create index purchase_unpaid_delivery on purchase (number)
  where delivery || '' is not null and status || '' in ('UNPAID', 'EXPIRED', 'FAILED');
create index purchase_given on purchase (player_key, number) where given_by is not null;

create table purchase_event (
  id text primary key,
  purchase_id text not null,
  at text not null,
  kind text not null,
  admin text,
  detail text not null
);
create index purchase_event_purchase on purchase_event (purchase_id, at);

create table purchase_flag (
  purchase_id text not null,
  flag text not null,
  detail text not null,
  at text not null,
  constraint purchase_flag_pk primary key (purchase_id, flag, detail)
);

create table unknown_payment (
  gateway_reference text primary key,
  amount bigint not null,
  is_test integer not null,
  times integer not null,
  status text not null,
  first_at text not null,
  last_at text not null,
  reference text,
  paid_at text,
  asked_at text,
  asked_result text,
  closed_at text,
  closed_by text
);
create index unknown_payment_last on unknown_payment (last_at);

create table day_sum (
  day text not null,
  product_id text not null,
  method text not null,
  product_name text not null,
  is_test integer not null,
  shard integer not null,
  placed bigint not null default 0,
  converted bigint not null default 0,
  expired bigint not null default 0,
  failed bigint not null default 0,
  paid bigint not null default 0,
  price bigint not null default 0,
  fee bigint not null default 0,
  gateway_fee bigint not null default 0,
  fee_unknown bigint not null default 0,
  refunded bigint not null default 0,
  refunded_price bigint not null default 0,
  constraint day_sum_key primary key (day, is_test, product_id, method, shard)
);

create table player_sum (
  player_key text not null,
  username text not null,
  first_at text not null,
  last_at text not null,
  is_test integer not null,
  orders bigint not null,
  paid bigint not null,
  spent bigint not null,
  constraint player_sum_key primary key (player_key, is_test)
);
create index player_sum_spent on player_sum (is_test, spent, player_key);
create index player_sum_last_at on player_sum (is_test, last_at, player_key);

create table donation_total (
  month text not null,
  player_key text not null,
  username text not null,
  amount bigint not null,
  reached_at text not null,
  constraint donation_total_key primary key (month, player_key)
);
create index donation_total_top on donation_total (month, amount desc, reached_at);
`
