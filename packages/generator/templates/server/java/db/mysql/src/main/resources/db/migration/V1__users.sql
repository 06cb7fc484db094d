create table users (
  id char(36) primary key,
  email varchar(254) not null unique,
  password_hash varchar(255) not null,
  reset_hash varchar(64),
  reset_expires_at datetime(6),
  created_at datetime(6) not null
);

create table sessions (
  token_hash varchar(64) primary key,
  user_id char(36) not null,
  expires_at datetime(6) not null,
  foreign key (user_id) references users (id) on delete cascade
);
