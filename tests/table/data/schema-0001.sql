-- A database of the first schema with a table, a match and a step. Never changed: old databases look so.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	number INTEGER NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	player INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (number), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE matches (
	id VARCHAR(64) NOT NULL, 
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	rule_set VARCHAR(64) NOT NULL, 
	version VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	position INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	setup BLOB NOT NULL, 
	state BLOB NOT NULL, 
	outcome BLOB NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "matches" VALUES('m','t',1,'running','rules-1','1.0',2.5,1,0,X'78012B4E2D292D50C805000B9F02BF',X'78012B2E492C4955C85530040011440300',X'');
CREATE TABLE notes (
	id VARCHAR(64) NOT NULL, 
	replay_id VARCHAR(64) NOT NULL, 
	position INTEGER NOT NULL, 
	author TEXT NOT NULL, 
	text TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (id), 
	CONSTRAINT fk_notes_replay_id FOREIGN KEY(replay_id) REFERENCES replays (id) ON DELETE CASCADE
);
CREATE TABLE positions (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_positions PRIMARY KEY (id)
);
CREATE TABLE replays (
	id VARCHAR(64) NOT NULL, 
	match_id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	title TEXT NOT NULL, 
	record TEXT NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_replays PRIMARY KEY (id)
);
CREATE TABLE reports (
	id VARCHAR(64) NOT NULL, 
	match_id VARCHAR(64) NOT NULL, 
	position INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	version VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	record TEXT NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id)
);
CREATE TABLE snapshots (
	match_id VARCHAR(64) NOT NULL, 
	turn INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (match_id, turn), 
	CONSTRAINT fk_snapshots_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('m',0,0,X'78012B2E492C4955C855300000114302FF');
CREATE TABLE steps (
	match_id VARCHAR(64) NOT NULL, 
	position INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	player INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	told_0 BLOB NOT NULL, 
	told_1 BLOB NOT NULL, 
	told_public BLOB NOT NULL, 
	CONSTRAINT pk_steps PRIMARY KEY (match_id, position), 
	CONSTRAINT fk_steps_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('m',1,'answer',1,'pass',X'5B226D696E65225D',X'5B22796F757273225D',X'5B5D');
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('t','battle-spirits',1.5,'running',X'7B227365617473223A5B5D7D');
CREATE INDEX ix_tables_status ON tables (status);
CREATE UNIQUE INDEX ix_matches_table_number ON matches (table_id, number);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_replays_created ON replays (created);
CREATE INDEX ix_replays_match_id ON replays (match_id);
CREATE INDEX ix_notes_replay_id ON notes (replay_id);
COMMIT;
