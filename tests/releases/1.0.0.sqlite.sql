CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE product (
  id text primary key,
  name text not null,
  price integer not null,
  image_url text not null,
  description text not null,
  description_id text not null,
  commands text not null,
  sort_id integer not null,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  command_options text,
  available_from text,
  available_until text,
  sale_from text,
  sale_until text,
  limit_period text,
  refund_commands text,
  refund_command_options text,
  sale_price integer,
  limit_count integer,
  visible integer not null default 1,
  name_id text not null default '',
  category text not null default '',
  built_in integer not null default 0
);
CREATE TABLE discount (
  id text primary key,
  type text not null,
  name text not null,
  kind text not null,
  value integer not null,
  scope text,
  minimum integer not null,
  max_uses integer,
  per_player integer,
  starts_at text,
  ends_at text,
  enabled integer not null,
  version integer not null,
  created_at text not null,
  updated_at text not null
);
CREATE UNIQUE INDEX discount_code on discount (name) where type = 'coupon';
CREATE TABLE payment_channels (
  source text primary key,
  value text,
  asked_at text,
  problem text,
  problem_at text
);
CREATE TABLE payment_rest (
  source text not null,
  method text not null,
  since text not null,
  until text not null,
  reason text not null,
  detail text not null,
  constraint payment_rest_key primary key (source, method)
);
CREATE TABLE checkout_failure (
  source text primary key,
  gateway text not null,
  words text,
  reason text not null,
  variable text,
  method text not null,
  since text not null,
  at text not null,
  times integer not null
);
CREATE TABLE orders (
  id text not null unique,
  number integer primary key autoincrement,
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
CREATE INDEX order_number on orders (number);
CREATE INDEX order_check on orders (next_check_at);
CREATE INDEX order_status on orders (status, number);
CREATE INDEX order_username on orders (player_key, number);
CREATE INDEX order_needs_person on orders (needs_person, number);
CREATE INDEX order_paid on orders (paid_at);
CREATE INDEX order_amount on orders (amount, number);
CREATE INDEX order_pay_code on orders (pay_code);
CREATE INDEX order_test on orders (is_test, number);
CREATE INDEX order_discount on orders (discount_id, is_test, status, player_key, price, list_price)
  where discount_id is not null;
CREATE INDEX order_product_id on orders (product_id, number);
CREATE INDEX order_method on orders (method, number);
CREATE INDEX order_delivery on orders (delivery, number);
CREATE INDEX order_created on orders (created_at);
CREATE INDEX order_reference_2 on orders (substr(reference, 6, 9));
CREATE INDEX order_reference_3 on orders (substr(reference, 11, 9));
CREATE INDEX order_reference_4 on orders (substr(reference, 16, 9));
CREATE INDEX order_reference_5 on orders (substr(reference, 21, 9));
CREATE INDEX order_reference_6 on orders (substr(reference, 26, 9));
CREATE INDEX order_reference_7 on orders (substr(reference, 31, 9));
CREATE INDEX order_delivered_unpaid on orders (number)
  where delivery is not null and status in ('UNPAID', 'EXPIRED', 'FAILED');
CREATE INDEX order_test_amount on orders (is_test, amount, number);
CREATE INDEX order_status_product on orders (status, product_id, number, method, is_test);
CREATE INDEX order_status_method on orders (status, method, number, is_test);
CREATE INDEX order_product_method on orders (product_id, method, number, is_test);
CREATE INDEX order_unpaid_delivery on orders (number)
  where delivery || '' is not null and status || '' in ('UNPAID', 'EXPIRED', 'FAILED');
CREATE INDEX order_given on orders (player_key, number) where given_by is not null;
CREATE TABLE order_event (
  id text primary key,
  order_id text not null,
  at text not null,
  kind text not null,
  admin text,
  detail text not null
);
CREATE INDEX order_event_order on order_event (order_id, at);
CREATE TABLE order_flag (
  order_id text not null,
  flag text not null,
  detail text not null,
  at text not null,
  constraint order_flag_pk primary key (order_id, flag, detail)
);
CREATE TABLE unknown_payment (
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
CREATE INDEX unknown_payment_last on unknown_payment (last_at);
CREATE TABLE day_sum (
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
CREATE TABLE player_sum (
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
CREATE INDEX player_sum_spent on player_sum (is_test, spent, player_key);
CREATE INDEX player_sum_last_at on player_sum (is_test, last_at, player_key);
CREATE TABLE donation_total (
  month text not null,
  player_key text not null,
  username text not null,
  amount bigint not null,
  reached_at text not null,
  constraint donation_total_key primary key (month, player_key)
);
CREATE INDEX donation_total_top on donation_total (month, amount desc, reached_at);
CREATE TABLE send_action (
  id text not null unique,
  number integer primary key autoincrement,
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
CREATE INDEX send_action_number on send_action (number);
CREATE INDEX send_action_state on send_action (state, number);
CREATE INDEX send_action_order on send_action (order_id);
CREATE INDEX send_action_username on send_action (player_key, number);
CREATE INDEX send_action_needs_person on send_action (needs_person, number);
CREATE INDEX send_action_queue on send_action (state, server, wait_online, number);
CREATE INDEX send_action_test on send_action (is_test, number);
CREATE INDEX send_action_order_server on send_action (order_id, server);
CREATE INDEX send_action_vote on send_action (created_at) where purpose = 'vote';
CREATE TABLE send_attempt (
  id text primary key,
  send_action_id text not null,
  place integer not null,
  at text not null,
  command text,
  outcome text not null,
  reply text not null
);
CREATE INDEX send_attempt_action on send_attempt (send_action_id, place);
CREATE TABLE known_player (
  key text primary key,
  name text not null,
  edition text not null,
  seen_on text,
  source text not null,
  found_on text not null
);
CREATE INDEX known_player_found on known_player (found_on);
CREATE TABLE known_player_source (
  id text primary key,
  position text not null,
  next_at text not null,
  completed_at text
);
CREATE TABLE player_block (
  player_key text primary key,
  username text not null,
  reason text not null,
  blocked_by text not null,
  at text not null
);
CREATE TABLE player_note (
  id text primary key,
  player_key text not null,
  text text not null,
  written_by text not null,
  at text not null
);
CREATE INDEX player_note_player on player_note (player_key, at);
CREATE TABLE given_order (
  key text primary key,
  order_id text not null unique,
  player_key text not null,
  reason text not null,
  at text not null
);
CREATE INDEX given_order_player on given_order (player_key, at);
CREATE TABLE vote (
  id text not null,
  service text not null,
  username text not null,
  player_key text not null,
  at text not null,
  protocol integer not null,
  is_test integer not null,
  constraint vote_key primary key (id)
);
CREATE INDEX vote_at on vote (is_test, at);
CREATE INDEX vote_username on vote (player_key, at);
CREATE TABLE vote_window (
  player_key text not null,
  service text not null,
  at text not null,
  is_test integer not null,
  constraint vote_window_key primary key (player_key, service, is_test)
);
CREATE INDEX vote_window_at on vote_window (at);
CREATE TABLE vote_player (
  player_key text not null,
  username text not null,
  last_day text not null,
  last_at text not null,
  is_test integer not null,
  total integer not null,
  streak integer not null,
  longest integer not null,
  all_day text,
  streak_day text,
  constraint vote_player_key primary key (player_key, is_test)
);
CREATE INDEX vote_player_at on vote_player (last_at);
CREATE TABLE vote_month (
  month text not null,
  player_key text not null,
  username text not null,
  is_test integer not null,
  votes integer not null,
  constraint vote_month_key primary key (month, is_test, player_key)
);
CREATE INDEX vote_month_votes on vote_month (month, is_test, votes);
CREATE TABLE vote_service (
  service text not null,
  name text not null,
  first_at text not null,
  last_at text not null,
  times integer not null,
  constraint vote_service_key primary key (service)
);
CREATE TABLE status_point (
  series text not null,
  is_demo integer not null,
  span integer not null,
  at integer not null,
  up integer not null,
  down integer not null,
  unknown integer not null,
  players integer not null,
  peak integer not null,
  peak_at integer not null,
  constraint status_point_key primary key (series, is_demo, span, at)
);
CREATE TABLE status_incident (
  id text primary key,
  level text not null,
  servers text not null,
  title_en text not null,
  title_id text not null,
  text_en text not null,
  text_id text not null,
  starts_at text not null,
  ends_at text,
  next_update_at text,
  version integer not null,
  updated_at text not null,
  updated_by text not null
);
CREATE INDEX status_incident_starts on status_incident (starts_at);
CREATE TABLE settings (
  section text primary key,
  version integer not null,
  value text not null,
  updated_at text not null,
  updated_by text not null
);
CREATE TABLE settings_history (
  section text not null,
  version integer not null,
  value text not null,
  updated_at text not null,
  updated_by text not null,
  constraint settings_history_pk primary key (section, version)
);
CREATE TABLE secret (
  name text primary key,
  value text not null,
  updated_at text
);
CREATE TABLE upload (
  url text primary key,
  kind text not null,
  at text not null
);
CREATE INDEX upload_at on upload (at);
CREATE TABLE gamemode_image (
  id text primary key,
  gamemode text not null,
  image_url text not null,
  active integer not null,
  created_at text not null
);
CREATE TABLE check_result (
  id text primary key,
  state text not null,
  reason text not null,
  details text not null,
  at text not null,
  ms integer not null
);
CREATE TABLE counter (
  name text primary key,
  value bigint not null
);
CREATE TABLE spent_proof (
  id text primary key,
  expires_at text not null
);
CREATE INDEX spent_proof_expiry on spent_proof (expires_at);
CREATE TABLE limit_window (
  key text primary key,
  count integer not null,
  ends_at text not null
);
CREATE INDEX limit_window_end on limit_window (ends_at);
CREATE TABLE notice (
  id text primary key,
  key text unique,
  type text not null,
  data text not null,
  at text not null
);
CREATE INDEX notice_at on notice (at);
CREATE TABLE notice_delivery (
  id text primary key,
  notice_id text not null,
  channel text not null,
  kind text not null,
  topic text not null,
  message_id text,
  state text not null,
  tries integer not null default 0,
  due_at text not null,
  reason text,
  reply text,
  ms integer,
  created_at text not null,
  changed_at text not null
);
CREATE INDEX notice_delivery_due on notice_delivery (state, channel, due_at);
CREATE INDEX notice_delivery_message on notice_delivery (message_id);
CREATE INDEX notice_delivery_created on notice_delivery (created_at);
CREATE TABLE notice_channel (
  channel text primary key,
  target text not null,
  lease text,
  leased_until text,
  paused_until text,
  failures integer not null default 0
);
CREATE TABLE notice_outage (
  part text primary key,
  process text not null,
  since text not null,
  seen_at text not null
);
CREATE TABLE admin (
  id text primary key,
  username text not null unique,
  password_hash text not null,
  created_at text not null,
  role text not null default 'owner',
  totp_secret text,
  totp_pending text,
  two_factor_at text,
  totp_step integer not null default 0
);
CREATE UNIQUE INDEX admin_username_without_case on admin (lower(username));
CREATE TABLE admin_recovery_code (
  admin_id text not null,
  code_hash text not null,
  used_at text,
  constraint admin_recovery_code_key primary key (admin_id, code_hash)
);
CREATE TABLE admin_challenge (
  token_hash text primary key,
  admin_id text not null,
  password_hash text not null,
  created_at text not null
);
CREATE TABLE admin_invitation (
  id text primary key,
  token_hash text not null unique,
  role text not null,
  created_by text not null,
  created_at text not null,
  expires_at text not null,
  used_by text
);
CREATE TABLE admin_session (
  token_hash text primary key,
  admin_id text not null,
  created_at text not null,
  used_at text not null,
  network text,
  device text
);
CREATE INDEX admin_session_admin on admin_session (admin_id);
CREATE TABLE audit_entry (
  id text not null unique,
  number integer primary key autoincrement,
  at text not null,
  admin text not null,
  action text not null,
  subject text,
  detail text
);
CREATE INDEX audit_entry_number on audit_entry (number);
CREATE TABLE "migration_compatibility" ("name" text primary key, "additive" integer not null);
insert into "kysely_migration" values ('001-initial', '2026-11-17T09:33:07.250Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "product" values ('PR', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 0, '', '[]', '[]', '["say %player%"]', -5, 1, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', NULL, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', 'day', '[]', '[]', 1, 2, 0, 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'c', 1);
insert into "product" values ('PR2', '20 Premium Points', 20000, '', '[]', '[]', '["points give %player% 20"]', 1, 1, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, '', '', 0);
insert into "discount" values ('C1', 'coupon', 'MERDEKA26', 'percent', 20, '{"categories":["a \"quote\", a \\ and a \ttab,\nline two, \u0001, é 日本 🌠, NULL, \\N, \\."]}', 0, 200, NULL, '2026-11-15T03:00:00.000Z', NULL, 1, 3, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z');
insert into "payment_channels" values ('tripay', '[]', '2026-11-15T03:00:00.000Z', NULL, NULL);
insert into "payment_rest" values ('simulator', 'QRIS', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', 'refused', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.');
insert into "checkout_failure" values ('simulator', 'tripay', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'refused', NULL, 'QRIS', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', 1073741824);
insert into "orders" values ('P1', 1, 'R1', 'Player_1', 'player_1', 'none', '80 Premium Points', 77000, '["points give %player% 80"]', 'QRIS', 'PAID', 77000, 0, 'T1', 'QRIS', NULL, NULL, NULL, '[]', '2026-01-01T00:01:00.000Z', '2026-01-01T00:01:00.000Z', '2026-01-01T00:01:00.000Z', NULL, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '');
insert into "orders" values ('P2', 2, 'R2', 'Player_2', 'player_2', 'none', '80 Premium Points', 77000, '["points give %player% 80"]', 'QRIS', 'PAID', 77000, 0, 'T2', 'QRIS', NULL, NULL, NULL, '[]', '2026-01-01T00:02:00.000Z', '2026-01-01T00:02:00.000Z', '2026-01-01T00:02:00.000Z', NULL, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '');
insert into "orders" values ('P3', 3, 'R3', 'Player_3', 'player_3', 'none', '80 Premium Points', 77000, '["points give %player% 80"]', 'QRIS', 'EXPIRED', 77000, 0, 'T3', 'QRIS', NULL, NULL, NULL, '[]', '2026-01-01T00:03:00.000Z', '2026-01-01T00:03:00.000Z', NULL, NULL, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '');
insert into "orders" values ('P4', 4, 'R4', 'Player_4', 'player_4', 'none', '80 Premium Points', 77000, '["points give %player% 80"]', 'QRIS', 'UNPAID', 77000, 0, 'T4', 'QRIS', NULL, NULL, NULL, '[]', '2026-01-01T00:04:00.000Z', '2026-01-01T00:04:00.000Z', NULL, NULL, 0, 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '');
insert into "order_event" values ('V1', 'P1', '2026-11-15T03:00:00.000Z', 'note', 'ayu', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.');
insert into "order_flag" values ('P1', 'amount_differs', '1', '2026-11-15T03:00:00.000Z');
insert into "unknown_payment" values ('T9', 5, 0, 1, 'PAID', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', 'R-9', '2026-11-15T03:00:00.000Z', NULL, NULL, NULL, NULL);
insert into "day_sum" values ('2026-11-15', 'PR', 'QRIS', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 0, 0, 3, 2, 1, 0, 2, 1099511627776, 1, 2, 0, 0, 0);
insert into "player_sum" values ('be.putri', 'be.Putri', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', 0, 3, 2, 1099511627776);
insert into "donation_total" values ('all', 'be.putri', 'be.Putri', 1099511627776, '2026-11-15T03:00:00.000Z');
insert into "send_action" values ('D0', 1, 'P1', 'Steve', 'steve', '["a","b"]', 0, 'done', 0, NULL, NULL, NULL, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', NULL, NULL, NULL, 0, NULL, 0, 0, 'delivery', NULL);
insert into "send_action" values ('D1', 2, 'P2', 'Steve', 'steve', '["a","b"]', 1, 'queued', 1, NULL, NULL, NULL, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', NULL, NULL, NULL, 0, NULL, 0, 0, 'delivery', NULL);
insert into "send_action" values ('D2', 3, 'P3', 'Steve', 'steve', '["a","b"]', 2, 'unknown', 2, NULL, NULL, NULL, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', NULL, NULL, NULL, 1, NULL, 0, 0, 'delivery', NULL);
insert into "send_action" values ('D3', 4, 'P4', 'Steve', 'steve', '["a","b"]', 3, 'failed', 3, NULL, NULL, NULL, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', NULL, NULL, NULL, 1, NULL, 0, 0, 'delivery', NULL);
insert into "send_attempt" values ('T0', 'D0', 1, '2026-11-15T03:00:00.000Z', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'done', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.');
insert into "send_attempt" values ('T1', 'D1', 1, '2026-11-15T03:00:00.000Z', NULL, 'queued', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.');
insert into "send_attempt" values ('T2', 'D2', 1, '2026-11-15T03:00:00.000Z', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'unknown', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.');
insert into "send_attempt" values ('T3', 'D3', 1, '2026-11-15T03:00:00.000Z', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'failed', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.');
insert into "known_player" values ('be.putri', '.Putri', 'bedrock', NULL, 'boards', '2026-11-15');
insert into "known_player_source" values ('survival', '0 ', '2026-11-15T03:00:00.000Z', NULL);
insert into "player_block" values ('be.putri', 'be.Putri', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'ayu', '2026-11-15T03:00:00.000Z');
insert into "player_note" values ('PN1', 'steve', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'ayu', '2026-11-15T03:00:00.000Z');
insert into "given_order" values ('k1', 'P1', 'steve', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', '2026-11-15T03:00:00.000Z');
insert into "vote" values ('VO', 'topg.org', 'be.Ayu', 'be.ayu', '2026-11-15T03:00:00.000Z', 2, 0);
insert into "vote_window" values ('be.ayu', 'topg.org', '2026-11-15T03:00:00.000Z', 0);
insert into "vote_player" values ('be.ayu', 'be.Ayu', '2026-11-16', '2026-11-15T03:00:00.000Z', 0, 40, 7, 21, '2026-11-15', NULL);
insert into "vote_month" values ('2026-11', 'be.ayu', 'be.Ayu', 0, 9);
insert into "vote_service" values ('odd', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', 3);
insert into "status_point" values ('network', 0, 1440, 29000000, 1440, 0, 0, 90000, 214, 29000100);
insert into "status_incident" values ('SI1', 'slow', '[]', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 'é', '', '', '2026-11-15T03:00:00.000Z', NULL, NULL, 1, '2026-11-15T03:00:00.000Z', 'ayu');
insert into "settings" values ('identity', 2, '{"name":"é 🌠","short_name":"Angkasa","tagline":{"en":"Build, survive, and reach for the stars with friends.","id":"Bangun, bertahan, dan kejar bintang bareng teman."},"description":{"en":"{{name}} is an Indonesian Minecraft server network. See who is online, pick a mode and play with friends.","id":"{{name}} adalah jaringan server Minecraft Indonesia. Lihat siapa yang online, pilih mode, lalu main bareng teman."},"keywords":{"en":"minecraft server, minecraft network, indonesia, {{name}}","id":"server minecraft, jaringan minecraft, indonesia, {{name}}"},"registered_players":"76,000+","accent":"#ffd23f","logo_url":null,"hero_url":null,"favicon_url":null}', '2026-11-15T03:00:00.000Z', 'ayu');
insert into "settings_history" values ('identity', 1, 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', '2026-11-15T03:00:00.000Z', 'ayu');
insert into "settings_history" values ('identity', 2, 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', '2026-11-15T03:00:00.000Z', 'ayu');
insert into "secret" values ('sample', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', NULL);
insert into "upload" values ('/uploads/z', 'logo', '2026-11-15T03:00:00.000Z');
insert into "gamemode_image" values ('G1', 'survival', '/uploads/x', 1, '2026-11-15T03:00:00.000Z');
insert into "check_result" values ('rcon', 'ready', 'ok', '{}', '2026-11-15T03:00:00.000Z', 7);
insert into "counter" values ('changes', 3);
insert into "spent_proof" values ('S1', '2026-11-15T03:00:00.000Z');
insert into "limit_window" values ('k', 3, '2026-11-15T03:00:00.000Z');
insert into "notice" values ('N1', NULL, 'order.paid', '{"name":"é 🌠"}', '2026-11-15T03:00:00.000Z');
insert into "notice_delivery" values ('ND1', 'N1', 'c', 'discord', 't', NULL, 'waiting', 0, '2026-11-15T03:00:00.000Z', NULL, 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', 3, '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z');
insert into "notice_channel" values ('c', 'h', NULL, NULL, '2026-11-15T03:00:00.000Z', 2);
insert into "notice_outage" values ('delivery', 'p', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z');
insert into "admin" values ('A1', 'ayu', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', '2026-11-15T03:00:00.000Z', 'owner', 'v1.a.b.c', NULL, '2026-11-15T03:00:00.000Z', 59000000);
insert into "admin_recovery_code" values ('A1', 'r', NULL);
insert into "admin_challenge" values ('c', 'A1', 'a "quote", a \ and a 	tab,
line two, , é 日本 🌠, NULL, \N, \.', '2026-11-15T03:00:00.000Z');
insert into "admin_invitation" values ('I1', 'i', 'support', 'ayu', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', NULL);
insert into "admin_session" values ('h', 'A1', '2026-11-15T03:00:00.000Z', '2026-11-15T03:00:00.000Z', '203.0.113.x', 'Chrome|Android');
insert into "audit_entry" values ('E1', 1, '2026-11-15T03:00:00.000Z', 'ayu', 'login', NULL, '');
insert into "migration_compatibility" values ('001-initial', 1);
