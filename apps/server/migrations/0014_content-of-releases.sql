CREATE TABLE "shipped_content" (
	"set" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "shipped_content_set_key_pk" PRIMARY KEY("set","key")
);
