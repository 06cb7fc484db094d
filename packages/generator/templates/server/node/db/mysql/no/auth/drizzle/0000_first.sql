CREATE TABLE `items` (
	`id` varchar(36) NOT NULL,
	`title` varchar(200) NOT NULL,
	`done` boolean NOT NULL,
	`created_at` datetime(3) NOT NULL,
	CONSTRAINT `items_id` PRIMARY KEY(`id`)
);
--> statement-breakpoint
CREATE INDEX `items_newest` ON `items` (`created_at`);