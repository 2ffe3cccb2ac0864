// Products, discounts and payment methods.
export const shop = `
create table product (
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

create table discount (
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
create unique index discount_code on discount (name) where type = 'coupon';

create table payment_channels (
  source text primary key,
  value text,
  asked_at text,
  problem text,
  problem_at text
);

create table payment_rest (
  source text not null,
  method text not null,
  since text not null,
  until text not null,
  reason text not null,
  detail text not null,
  constraint payment_rest_key primary key (source, method)
);

create table checkout_failure (
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
`
