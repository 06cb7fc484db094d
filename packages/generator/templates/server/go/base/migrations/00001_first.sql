-- +goose Up
-- {{#if auth}}
create table users (
  id uuid primary key,
  email text not null unique,
  password_hash text not null,
  created_at timestamptz not null,
  reset_hash text,
  reset_expires_at timestamptz
);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
-- {{/if}}
-- {{#if api}}

create table items (
  id uuid primary key,
  -- {{#if auth}}
  owner_id uuid not null references users on delete cascade,
  -- {{/if}}
  title text not null,
  done boolean not null,
  created_at timestamptz not null
);
-- {{#if auth}}

create index items_by_owner on items (owner_id, created_at desc);
-- {{/if}}
-- {{/if}}
