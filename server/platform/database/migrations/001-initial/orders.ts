// Orders, sums of them, and commands for the game servers.
import type { Dialect } from './dialect.ts'

export const orders = ({ id, number, byCharacter, only }: Dialect) => `
create table orders (
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
${only.sqlite('create index order_number on orders (number);')}
create index order_check on orders (next_check_at);
create index order_status on orders (status, number);
create index order_username on orders (player_key, number);
create index order_needs_person on orders (needs_person, number);
create index order_paid on orders (paid_at);
create index order_amount on orders (amount, number);
create index order_pay_code on orders (pay_code${byCharacter});
${only.postgres('create index order_reference_beginning on orders (reference text_pattern_ops);')}
create index order_test on orders (is_test, number);
create index order_discount on orders (discount_id, is_test, status, player_key, price, list_price)
  where discount_id is not null;
create index order_product_id on orders (product_id, number);
create index order_method on orders (method, number);
create index order_delivery on orders (delivery, number);
create index order_created on orders (created_at);
create index order_reference_2 on orders (substr(reference, 6, 9)${byCharacter});
create index order_reference_3 on orders (substr(reference, 11, 9)${byCharacter});
create index order_reference_4 on orders (substr(reference, 16, 9)${byCharacter});
create index order_reference_5 on orders (substr(reference, 21, 9)${byCharacter});
create index order_reference_6 on orders (substr(reference, 26, 9)${byCharacter});
create index order_reference_7 on orders (substr(reference, 31, 9)${byCharacter});
create index order_delivered_unpaid on orders (number)
  where delivery is not null and status in ('UNPAID', 'EXPIRED', 'FAILED');
create index order_test_amount on orders (is_test, amount, number);
create index order_status_product on orders (status, product_id, number, method, is_test);
create index order_status_method on orders (status, method, number, is_test);
create index order_product_method on orders (product_id, method, number, is_test);
create index order_unpaid_delivery on orders (number)
  where delivery || '' is not null and status || '' in ('UNPAID', 'EXPIRED', 'FAILED');
create index order_given on orders (player_key, number) where given_by is not null;

create table order_event (
  id text primary key,
  order_id text not null,
  at text not null,
  kind text not null,
  admin text,
  detail text not null
);
create index order_event_order on order_event (order_id, at);

create table order_flag (
  order_id text not null,
  flag text not null,
  detail text not null,
  at text not null,
  constraint order_flag_pk primary key (order_id, flag, detail)
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

export const delivery = ({ id, number, only }: Dialect) => `
create table send_action (
  id ${id},
  number ${number},
  order_id text not null,
  username text not null,
  player_key text not null,
  commands text not null,
  done_commands integer not null default 0,
  state text not null,
  attempts integer not null default 0,
  lease text,
  leased_until text,
  last_reply text,
  created_at text not null,
  changed_at text not null,
  success_at text,
  resend_of text,
  resend_key text unique,
  needs_person integer not null default 0,
  server text,
  wait_online integer not null default 0,
  is_test integer not null default 0,
  purpose text not null default 'delivery',
  cancelled_at text
);
${only.sqlite('create index send_action_number on send_action (number);')}
create index send_action_state on send_action (state, number);
create index send_action_order on send_action (order_id);
create index send_action_username on send_action (player_key, number);
create index send_action_needs_person on send_action (needs_person, number);
create index send_action_queue on send_action (state, server, wait_online, number);
create index send_action_test on send_action (is_test, number);
create index send_action_order_server on send_action (order_id, server);
create index send_action_vote on send_action (created_at) where purpose = 'vote';

create table send_attempt (
  id text primary key,
  send_action_id text not null,
  place integer not null,
  at text not null,
  command text,
  outcome text not null,
  reply text not null
);
create index send_attempt_action on send_attempt (send_action_id, place);
`
