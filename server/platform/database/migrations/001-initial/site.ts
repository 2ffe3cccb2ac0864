// Settings, pictures, notices, and what processes must agree on.
export const site = `
create table settings (
  section text primary key,
  version integer not null,
  value text not null,
  updated_at text not null,
  updated_by text not null
);

create table settings_history (
  section text not null,
  version integer not null,
  value text not null,
  updated_at text not null,
  updated_by text not null,
  constraint settings_history_pk primary key (section, version)
);

create table secret (
  name text primary key,
  value text not null,
  updated_at text
);

create table upload (
  url text primary key,
  kind text not null,
  at text not null
);
create index upload_at on upload (at);

create table gamemode_image (
  id text primary key,
  gamemode text not null,
  image_url text not null,
  active integer not null,
  created_at text not null
);

create table check_result (
  id text primary key,
  state text not null,
  reason text not null,
  details text not null,
  at text not null,
  ms integer not null
);

create table counter (
  name text primary key,
  value bigint not null
);

create table spent_proof (
  id text primary key,
  expires_at text not null
);
create index spent_proof_expiry on spent_proof (expires_at);

create table limit_window (
  key text primary key,
  count integer not null,
  ends_at text not null
);
create index limit_window_end on limit_window (ends_at);

create table notice (
  id text primary key,
  key text unique,
  type text not null,
  data text not null,
  at text not null
);
create index notice_at on notice (at);

create table notice_delivery (
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
create index notice_delivery_due on notice_delivery (state, channel, due_at);
create index notice_delivery_message on notice_delivery (message_id);
create index notice_delivery_created on notice_delivery (created_at);

create table notice_channel (
  channel text primary key,
  target text not null,
  lease text,
  leased_until text,
  paused_until text,
  failures integer not null default 0
);

create table notice_outage (
  part text primary key,
  process text not null,
  since text not null,
  seen_at text not null
);
`
