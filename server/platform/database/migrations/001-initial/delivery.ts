// Tables of commands for the game servers.
import type { Dialect } from './dialect.ts'

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
