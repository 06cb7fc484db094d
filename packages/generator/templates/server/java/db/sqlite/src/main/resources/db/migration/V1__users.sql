create table users (
  id char(36) primary key,
  email varchar(254) not null unique,
  password_hash varchar(255) not null,
  reset_hash varchar(64),
  reset_expires_at timestamp,
  created_at timestamp not null
);

create table sessions (
  token_hash varchar(64) primary key,
  user_id char(36) not null references users on delete cascade,
  expires_at timestamp not null
);
