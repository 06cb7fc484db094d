create table users (
  id uuid primary key,
  email varchar(254) not null unique,
  password_hash varchar(255) not null,
  reset_hash varchar(64),
  reset_expires_at timestamptz,
  created_at timestamptz not null
);

create table sessions (
  token_hash varchar(64) primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
