-- +goose Up
-- {{#if auth}}
create table users (
  id char(36) primary key,
  email varchar(254) not null unique,
  password_hash varchar(255) not null,
  created_at datetime(6) not null,
  reset_hash char(64),
  reset_expires_at datetime(6)
);

create table sessions (
  token_hash char(64) primary key,
  user_id char(36) not null,
  expires_at datetime(6) not null,
  foreign key (user_id) references users (id) on delete cascade
);
-- {{/if}}
-- {{#if api}}

create table items (
  id char(36) primary key,
  -- {{#if auth}}
  owner_id char(36) not null,
  foreign key (owner_id) references users (id) on delete cascade,
  -- {{/if}}
  title varchar(200) not null,
  done boolean not null,
  created_at datetime(6) not null
) character set utf8mb4;
-- {{#if auth}}

create index items_by_owner on items (owner_id, created_at desc);
-- {{/if}}
-- {{/if}}
