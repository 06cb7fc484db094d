create table items (
  id char(36) primary key,
  -- {{#if auth}}
  owner_id char(36) not null,
  foreign key (owner_id) references users (id) on delete cascade,
  -- {{/if}}
  title varchar(200) not null,
  done boolean not null,
  created_at datetime(6) not null
);
-- {{#if auth}}

create index items_by_owner on items (owner_id, created_at desc);
-- {{/if}}
