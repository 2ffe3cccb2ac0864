// Players, votes and the status page.
export const network = `
create table known_player (
  key text primary key,
  name text not null,
  edition text not null,
  seen_on text,
  source text not null,
  found_on text not null
);
create index known_player_found on known_player (found_on);

create table known_player_source (
  id text primary key,
  position text not null,
  next_at text not null,
  completed_at text
);

create table player_block (
  player_key text primary key,
  username text not null,
  reason text not null,
  blocked_by text not null,
  at text not null
);

create table player_note (
  id text primary key,
  player_key text not null,
  text text not null,
  written_by text not null,
  at text not null
);
create index player_note_player on player_note (player_key, at);

create table given_order (
  key text primary key,
  order_id text not null unique,
  player_key text not null,
  reason text not null,
  at text not null
);
create index given_order_player on given_order (player_key, at);

create table vote (
  id text not null,
  service text not null,
  username text not null,
  player_key text not null,
  at text not null,
  protocol integer not null,
  is_test integer not null,
  constraint vote_key primary key (id)
);
create index vote_at on vote (is_test, at);
create index vote_username on vote (player_key, at);

create table vote_window (
  player_key text not null,
  service text not null,
  at text not null,
  is_test integer not null,
  constraint vote_window_key primary key (player_key, service, is_test)
);
create index vote_window_at on vote_window (at);

create table vote_player (
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
create index vote_player_at on vote_player (last_at);

create table vote_month (
  month text not null,
  player_key text not null,
  username text not null,
  is_test integer not null,
  votes integer not null,
  constraint vote_month_key primary key (month, is_test, player_key)
);
create index vote_month_votes on vote_month (month, is_test, votes);

create table vote_service (
  service text not null,
  name text not null,
  first_at text not null,
  last_at text not null,
  times integer not null,
  constraint vote_service_key primary key (service)
);

create table status_point (
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

create table status_incident (
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
create index status_incident_starts on status_incident (starts_at);
`
