// Admins and how they sign in.
import type { Dialect } from './dialect.ts'

export const team = ({ id, number, only }: Dialect) => `
create table admin (
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
create unique index admin_username_without_case on admin (lower(username));

create table admin_recovery_code (
  admin_id text not null,
  code_hash text not null,
  used_at text,
  constraint admin_recovery_code_key primary key (admin_id, code_hash)
);

create table admin_challenge (
  token_hash text primary key,
  admin_id text not null,
  password_hash text not null,
  created_at text not null
);

create table admin_invitation (
  id text primary key,
  token_hash text not null unique,
  role text not null,
  created_by text not null,
  created_at text not null,
  expires_at text not null,
  used_by text
);

create table admin_session (
  token_hash text primary key,
  admin_id text not null,
  created_at text not null,
  used_at text not null,
  network text,
  device text
);
create index admin_session_admin on admin_session (admin_id);

create table audit_entry (
  id ${id},
  number ${number},
  at text not null,
  admin text not null,
  action text not null,
  subject text,
  detail text
);
${only.sqlite('create index audit_entry_number on audit_entry (number);')}
`
